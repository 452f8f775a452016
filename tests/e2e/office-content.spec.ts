import { plainPicture } from '#tests/support/banner-pictures.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { applyChange, openOffice } from '#tests/support/e2e-office.ts';

/** No other spec looks at its banners or at whom it says to ask. */
const BRAND = 'ondavela';
const TITLE = 'Regata del domingo';
const BUTTON = 'Zarpar';
const CHAT = 'Pregunta a la tripulación';

test.describe.configure({ timeout: 120_000 });

test('an editor brings a banner and a chat, and a visitor finds both', async ({
  browser,
  site,
}) => {
  const office = await openOffice(browser, BRAND, 'editor');

  await office.goto(`/office/banners?brand=${BRAND}`);
  await office.getByRole('button', { name: 'Agregar un banner' }).click();
  const row = office.getByRole('listitem').filter({ hasText: 'Banner nuevo' });
  await row.getByLabel('Título', { exact: true }).fill(TITLE);
  const banner = office.getByRole('listitem').filter({ hasText: TITLE });
  const buffer = await plainPicture().png().toBuffer();
  const file = { name: 'regata.png', mimeType: 'image/png', buffer };
  await banner.getByLabel('Traer una imagen').setInputFiles(file);
  await expect(banner.getByRole('img', { name: `Imagen de: ${TITLE}` })).toBeVisible({
    // It is encoded three times, behind nothing else, and on a busy machine that takes a while.
    timeout: 60_000,
  });
  await banner.getByLabel('Lleva a').selectOption('page');
  await banner.getByLabel('Lugar, por ejemplo').fill('hot');
  // What cannot be kept is told where it stands, and stands in the way.
  await expect(banner.getByText('Indica un lugar de este sitio')).toBeVisible();
  await banner.getByLabel('Lugar, por ejemplo').fill('/hot');
  await banner.getByLabel('Texto del botón').fill(BUTTON);
  await expectAccessibleInTurn(office);
  await applyChange(office, 'Campaña del fin de semana');

  await office.goto(`/office/customer-service?brand=${BRAND}`);
  await office.getByRole('button', { name: 'Chat en vivo', exact: true }).click();
  const channel = office.getByRole('listitem').filter({ hasText: 'Chat en vivo' }).last();
  await channel.getByLabel('Dirección (https://…)').fill('https://crew.ondavela.example/');
  await channel.getByLabel('Lo que leen los jugadores').fill(CHAT);
  await expectAccessibleInTurn(office);
  await applyChange(office, 'Nuevo turno de chat');

  await test.step('the banner comes first, in the page itself', async () => {
    const visitor = await site(BRAND);
    await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
    const html = await visitor.evaluate(async () => (await fetch('/')).text());
    expect(html).toContain(TITLE);
    await expect(visitor.getByRole('link', { name: BUTTON })).toHaveAttribute('href', '/hot');
    expect(html).toMatch(/<link rel="preload" as="image"[^>]+\/banners\/ondavela\//);
    await expectAccessibleInTurn(visitor);
  });

  await test.step('the chat is in the help centre, and opens a window of its own', async () => {
    const visitor = await site(BRAND, { path: '/help' });
    await visitor.keyboard.press('Shift');
    await visitor.waitForFunction(() => 'awake' in document.documentElement.dataset);
    const link = visitor.getByRole('main').getByRole('link', { name: CHAT });
    const opened = visitor.context().waitForEvent('page');
    await link.focus();
    await visitor.keyboard.press('Enter');
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  });

  await test.step('afterwards nothing of it is left', async () => {
    await office.getByRole('button', { name: new RegExp(`^Quitar ${CHAT}`) }).click();
    await applyChange(office, 'Fin de la prueba');
    await office.goto(`/office/banners?brand=${BRAND}`);
    await office.getByRole('button', { name: new RegExp(`^Quitar ${TITLE}`) }).click();
    await applyChange(office, 'Fin de la prueba');
  });
  await office.context().close();
});
