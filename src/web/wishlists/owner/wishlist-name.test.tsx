// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import type { OwnerView } from '../../../contract/schemas.ts';
import { currentToasts } from '../../ui/overlays/toasts.ts';
import { WishlistName } from './wishlist-name.tsx';

const list = { role: 'admin', adminToken: 'a', name: 'Mara', version: 1, items: [] };

async function rename() {
  const { api, requests } = createHeldApi();
  const onList = vi.fn<(list: OwnerView) => void>();
  const { user } = renderComponent(
    <>
      <WishlistName list={list as unknown as OwnerView} onList={onList} isNew={false} />
      <button type="button">Share</button>
    </>,
    api,
  );
  await user.click(screen.getByRole('button', { name: t('admin.rename') }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: t('admin.name.label') });
  await user.clear(field);
  return { user, requests, onList, field };
}

test('Enter saves a name, and a toast says so', async () => {
  const { user, requests, onList, field } = await rename();
  expect(field.placeholder).toBe('Enter wishlist name');
  expect(field.maxLength).toBe(50);
  await user.type(field, '  Mara’s  thirtieth {Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(200, { ...list, name: 'Mara’s thirtieth', version: 2 });
  await waitFor(() => expect(onList).toHaveBeenCalledOnce());
  expect(currentToasts().at(-1)?.text).toBe('Wishlist name updated successfully');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a name is saved when something else is pressed, which keeps the focus', async () => {
  const { user, requests, onList, field } = await rename();
  const share = screen.getByRole('button', { name: 'Share' });
  await user.type(field, 'Easter');
  await user.click(share);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.data).toMatchObject({ name: 'Easter' });
  requests[0]?.answer(200, { ...list, name: 'Easter', version: 2 });
  await waitFor(() => expect(onList).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(document.activeElement).toBe(share);
});

test('a name that meets another owner’s is not saved by leaving the field', async () => {
  const { user, requests, field } = await rename();
  await user.type(field, 'Easter{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  const wishlist = { ...list, name: 'Whitsun', version: 2 };
  requests[0]?.answer(409, { status: 409, code: 'wishlist.changed', message: '', wishlist });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(requests).toHaveLength(1);
});

test('a name that cannot be saved stays in its field, and one toast says so and why', async () => {
  const before = currentToasts().length;
  const { user, requests, field } = await rename();
  await user.type(field, 'Mara’s thirtieth');
  await user.click(screen.getByRole('button', { name: t('admin.name.save') }));
  await waitFor(() => expect(requests).toHaveLength(1));
  const message = 'This list was taken down.';
  requests[0]?.answer(403, { status: 403, code: 'wishlist.taken_down', message });
  await waitFor(() => expect(currentToasts()).toHaveLength(before + 1));
  const text = `Failed to update wishlist name\nAccess denied.\n${message}`;
  expect(currentToasts().at(-1)).toMatchObject({ title: 'Error 403', text });
  expect(field.value).toBe('Mara’s thirtieth');
});

test('a blank name is not saved; Escape and the cross leave the name as it was', async () => {
  const { user, requests, field } = await rename();
  await user.type(field, '  {Enter}');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: t('admin.name.save') });
  expect(save.disabled).toBe(true);
  await user.type(field, 'Other{Escape}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mara');
  await user.click(screen.getByRole('button', { name: t('admin.rename') }));
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mara');
  expect(requests).toHaveLength(0);
});

test('while a name is being saved nothing is typed, discarded or saved again, and the check keeps the focus', async () => {
  const { user, requests, field } = await rename();
  await user.type(field, 'Anna');
  const check = screen.getByRole<HTMLButtonElement>('button', { name: t('admin.name.save') });
  await user.click(check);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(document.activeElement).toBe(check);
  expect(check.getAttribute('aria-busy')).toBe('true');
  await user.click(check);
  await user.type(field, ' and Bela{Enter}{Escape}');
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
  expect(field.value).toBe('Anna');
  expect(requests).toHaveLength(1);
  requests[0]?.answer(500, {});
  await waitFor(() => expect(field.readOnly).toBe(false));
  await user.type(field, ' and Bela{Enter}');
  await waitFor(() => expect(requests).toHaveLength(2));
});
