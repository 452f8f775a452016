import { chromium } from '@playwright/test';
const base = 'http://denluma.localhost:4300';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const ctx = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
});
const page = await ctx.newPage();
page.on('console', (m) => {
  if (m.type() === 'error') console.log('console', m.text());
});
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('websocket', (ws) => {
  console.log('ws', ws.url());
  ws.on('framereceived', (f) => console.log(' <', String(f.payload).slice(0, 160)));
  ws.on('framesent', (f) => console.log(' >', String(f.payload).slice(0, 120)));
  ws.on('close', () => console.log(' ws closed'));
});
await page.goto(base + '/login');
await page.waitForSelector('html[data-awake]');
await page
  .getByLabel(/Usuario|Username/i)
  .first()
  .fill('luna');
await page.locator('input[type=password]').first().fill('demo-luna-2026');
await page.keyboard.press('Enter');
await page.waitForTimeout(2500);
await page.goto(base + '/');
await page.waitForSelector('html[data-awake]');
await page.mouse.move(200, 300);
await page.waitForTimeout(1500);
console.log('title', await page.title());
await page.screenshot({ path: '/tmp/home.png' });
await page.goto(base + '/me/messages');
await page.waitForSelector('html[data-awake]');
await page.mouse.move(300, 300);
await page.keyboard.press('Tab');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/messages.png' });
// second tab
const two = await ctx.newPage();
await two.goto(base + '/');
await two.waitForSelector('html[data-awake]');
await two.mouse.move(100, 200);
await two.keyboard.press('Tab');
await two.waitForTimeout(1000);
console.log('two tabs sockets');
// staff
const staff = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
const office = await staff.newPage();
office.on('console', (m) => {
  if (m.type() === 'error') console.log('office console', m.text());
});
office.on('websocket', (ws) => {
  console.log('office ws', ws.url());
});
await office.goto('http://localhost:4300/office/');
await office
  .getByLabel(/Usuario|Username/i)
  .first()
  .fill('admin');
await office.locator('input[type=password]').first().fill('demo-admin-2026');
await office.keyboard.press('Enter');
await office.waitForTimeout(2500);
await office.goto('http://localhost:4300/office/inbox?brand=denluma');
await office.waitForTimeout(1500);
await office.screenshot({ path: '/tmp/office-inbox.png' });
await office.goto('http://localhost:4300/office/inbox?brand=denluma&write=');
await office.waitForTimeout(1500);
await office
  .locator('select')
  .nth(1)
  .selectOption('segment')
  .catch(() => undefined);
await office.waitForTimeout(400);
await office.screenshot({ path: '/tmp/office-write.png', fullPage: true });
await office
  .getByLabel(/^(Título|Title)/)
  .first()
  .fill('Torneo del viernes');
await office
  .getByLabel(/^(Contenido|Content)/)
  .first()
  .fill('<p>El viernes a las 20:00.</p>');
await office.getByRole('button', { name: /^(Enviar|Send)$/ }).click();
await office.getByRole('dialog').locator('textarea').fill('Torneo');
await office
  .getByRole('dialog')
  .getByRole('button', { name: /^(Enviar|Send)$/ })
  .click();
await page.waitForTimeout(1500);
console.log('titles', await page.title(), '|', await two.title());
await two.screenshot({ path: '/tmp/two.png' });
await office.waitForTimeout(800);
await office.screenshot({ path: '/tmp/office-after.png' });
await office.goto('http://localhost:4300/office/message-templates?brand=denluma');
await office.waitForTimeout(1500);
await office.screenshot({ path: '/tmp/office-templates.png' });
await browser.close();
