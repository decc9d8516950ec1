import { chromium } from '@playwright/test';
import { browser as own } from './browser.ts';
import { readdirSync } from 'node:fs';
const base='http://127.0.0.1:18431/docs/';
const root='../../src/tilery/docs';
const pages=readdirSync(root,{recursive:true}).filter(n=>n.endsWith('index.html')).map(n=>n.replace('index.html',''));
const browser=await chromium.launch(await own());
let bad=[];
for (const [w,h,scheme] of [[1280,900,'light'],[390,844,'dark']]) {
  const page=await browser.newPage({viewport:{width:w,height:h},colorScheme:scheme});
  page.on('console',m=>{ if(m.type()==='error'||/Content Security/.test(m.text())) bad.push(page.url()+' '+m.text());});
  page.on('pageerror',e=>bad.push(String(e)));
  for (const p of pages) {
    await page.addInitScript(()=>{document.addEventListener('securitypolicyviolation',e=>console.error('Content Security '+e.violatedDirective))});
    const r=await page.goto(base+p); if(r.status()!==200) bad.push(p+r.status());
    const wide=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
    if(wide>0) bad.push(`${p} ${w} scrolls sideways by ${wide}`);
    if(['','reference/engine/','tutorials/first-bot/','records/'].includes(p)) await page.screenshot({path:`/tmp/docs-${w}-${p.replaceAll('/','_')||'home'}.png`});
  }
}
console.log(pages.length,'pages',bad);
await browser.close();
