import pg from "pg";
const q = pg.Client.prototype.query;
pg.Client.prototype.query = function (...a) { if(typeof a[0]==="string" && /^insert into (skill_neighbours|job_profile_skills|skill_labels) /.test(a[0].trim()) ) { const p=q.call(this,"explain (analyze, buffers, wal) "+a[0]); return p.then(r=>{console.log(r.rows.map(x=>x["QUERY PLAN"]).join("\n")); return {rowCount:1,rows:[]}})} return q.apply(this,a); };
