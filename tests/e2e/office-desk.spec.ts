import { readFile } from 'node:fs/promises';
import { expect, origin, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { askForWithdrawals } from '#tests/support/e2e-withdrawals.ts';
import { PNG } from '#tests/support/withdrawals.ts';

test.describe.configure({ timeout: 240_000 });

const BRANDS = ['zigzula', 'kyvolta'];
/** Amounts that no other test asks for. */
const AMOUNT = 13;
const LARGE = 163;
const ONLY_THESE = `minMicro=${AMOUNT}&maxMicro=${AMOUNT}`;

test('an operator decides forty withdrawals of two brands in ten minutes', async ({
  site,
  browser,
}) => {
  const players = await test.step('eight players of two brands ask for money', async () => {
    const page = await site('zigzula', { path: null });
    const asked = [];
    for (const brand of BRANDS) {
      for (let at = 0; at < 4; at += 1) {
        const isLarge = brand === 'zigzula' && at === 0;
        const amounts = [isLarge ? LARGE : AMOUNT, ...Array.from({ length: 4 }, () => AMOUNT)];
        asked.push(await askForWithdrawals(page.context().request, origin(brand), amounts));
      }
    }
    return asked;
  });
  const office = await openOffice(browser, 'zigzula', 'operator');

  await test.step('the start page and the menu say what waits', async () => {
    await office.goto('/office/');
    await expect(office.getByRole('heading', { name: 'Lo que te espera' })).toBeVisible();
    await expectAccessibleInTurn(office);
    await office
      .getByRole('main')
      .getByRole('link', { name: /^Retiros/ })
      .click();
    await expect(office.getByRole('heading', { name: 'Retiros', level: 1 })).toBeVisible();
  });

  await test.step('ten are approved at once, with their sum', async () => {
    await office.goto(`/office/withdrawals?${ONLY_THESE}`);
    await expect(office.getByRole('main')).toContainText('39 filas:');
    for (let at = 0; at < 10; at += 1) {
      await office.keyboard.press('j');
      await office.keyboard.press('x');
    }
    const bulk = office.getByRole('group', { name: 'Elementos marcados' });
    await expect(bulk).toContainText('10 marcados');
    await bulk.getByRole('button', { name: 'Aprobar' }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog).toContainText('130.00');
    await office.keyboard.press('Enter');
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    await expect(office.getByRole('main')).toContainText('29 filas:');
    await expectAccessibleInTurn(office);
  });

  await test.step('the others one by one, by keys alone', async () => {
    for (let left = 29; left > 0; left -= 1) {
      if (left === 29) await office.keyboard.press('j');
      await expect(office.getByRole('region', { name: 'Elemento elegido' })).toBeVisible();
      await office.keyboard.press('a');
      await expect(office.getByRole('dialog')).toContainText('Con la tuya basta.');
      await office.keyboard.press('Enter');
      await expect(office.getByRole('dialog')).toBeHidden();
      if (left > 1) await expect(office.getByRole('main')).toContainText(`${left - 1} fila`);
      const isLost = await office.evaluate(() => document.activeElement === document.body);
      expect(isLost).toBe(false);
    }
    await expect(office.getByText('Ninguna fila cumple estos filtros')).toBeVisible();
  });

  await test.step('one above the amount needs a second person', async () => {
    const large = `minMicro=${LARGE}&maxMicro=${LARGE}`;
    await office.goto(`/office/withdrawals?brand=zigzula&${large}`);
    await expect(office.getByRole('main')).toContainText('1 fila:');
    await office.keyboard.press('j');
    await office.keyboard.press('a');
    await expect(office.getByRole('dialog')).toContainText('Esta necesita una segunda persona.');
    await office.keyboard.press('Enter');
    await expect(office.getByRole('dialog')).toBeHidden();
    const second = await openOffice(browser, 'zigzula', 'admin');
    await second.goto(`/office/withdrawals?view=secondPerson&brand=zigzula&${large}`);
    await expect(second.getByRole('main')).toContainText('1 fila:');
    await second.keyboard.press('j');
    await second.keyboard.press('a');
    await second.keyboard.press('Enter');
    await expect(second.getByText('Ninguna fila cumple estos filtros')).toBeVisible();
  });

  await test.step('a dispute is settled', async () => {
    const [, player] = players;
    const [id] = player?.withdrawals ?? [];
    const address = `/office/withdrawals?brand=zigzula&username=${player?.username}`;
    await office.goto(`${address}&view=toPay&item=${id}`);
    await expect(office.getByRole('region', { name: 'Elemento elegido' })).toBeVisible();
    await office.keyboard.press('m');
    await office.getByRole('dialog').getByLabel('Referencia').fill('OP 7781');
    await office.keyboard.press('Enter');
    await expect(office.getByRole('dialog')).toBeHidden();
    await player?.call('POST', `/wps/relay/withdrawals/${id}/proofs`, { file: PNG });
    await player?.call('POST', `/wps/relay/withdrawals/${id}/receipt`, { outcome: 'notReceived' });
    await office.goto(`${address}&view=disputed`);
    await expect(office.getByRole('main')).toContainText('1 fila:');
    await office.keyboard.press('j');
    await office.keyboard.press('g');
    await office.getByRole('dialog').getByLabel('Motivo').fill('El banco no lo encontró.');
    await office.getByRole('dialog').getByRole('button', { name: 'Pagar de nuevo' }).click();
    await expect(office.getByRole('dialog')).toBeHidden();
  });

  await test.step('the list is saved as a file', async () => {
    await office.goto(`/office/withdrawals?view=all&${ONLY_THESE}`);
    await office.getByText('Exportar', { exact: true }).click();
    const saving = office.waitForEvent('download');
    await office.getByRole('button', { name: 'CSV' }).click();
    const saved = await saving;
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(40);
    expect(lines[1]).toContain('13.00');
  });

  await test.step('the trail has it in words', async () => {
    await office.setViewportSize({ width: 1280, height: 900 });
    await office.goto('/office/audit?action=reviewWithdrawal&username=operator&brand=zigzula');
    const trail = office.getByRole('table', { name: 'Registro de cambios' });
    await expect(trail).toContainText('Importe: 13.00 PEN');
    await expect(trail.getByRole('link', { name: /^pide/ }).first()).toBeVisible();
    await expectAccessibleInTurn(office);
  });
});
