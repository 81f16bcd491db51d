import pg from "pg";
const q = pg.Client.prototype.query; const acc=new Map();
pg.Client.prototype.query = function (...a) { const t=performance.now(); const r=q.apply(this,a); const text=(typeof a[0]==="string"?a[0]:a[0]?.text)||""; if(r?.then) r.then(()=>{const k=text.replace(/\s+/g," ").slice(0,110); const x=acc.get(k)??[0,0]; x[0]++; x[1]+=performance.now()-t; acc.set(k,x)},()=>{}); return r; };
process.on("exit",()=>{ for(const [k,[n,ms]] of [...acc].sort((a,b)=>b[1][1]-a[1][1]).slice(0,28)) console.log(ms.toFixed(0).padStart(7),n,k); });
