// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import type { ItemView, OwnerView } from '../../../contract/schemas.ts';
import { ListNotFoundContext } from '../../live/list-not-found.tsx';
import { ItemDialog } from './item-dialog.tsx';

const kite = {
  id: 'kite',
  title: 'Kite',
  price: '20 €',
  maxQuantity: 1,
  imageKey: null,
} as ItemView;
const listOf = (version: number, ...items: ItemView[]) =>
  ({ role: 'admin', adminToken: 'a', version, items }) as unknown as OwnerView;

test.each([0, 1])(
  'who edits a wish that was claimed %i times reads whether somebody counts on it',
  (claimedQuantity) => {
    renderComponent(
      <ItemDialog
        list={listOf(1, kite)}
        item={{ ...kite, claimedQuantity }}
        onSaved={() => {}}
        onClose={() => {}}
      />,
    );
    expect(screen.queryByText(t('item.form.claimed')) !== null).toBe(claimedQuantity > 0);
  },
);

function Editor({
  onSaved,
  isNotFound,
}: {
  onSaved: (list: OwnerView) => void;
  isNotFound: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ListNotFoundContext value={{ isNotFound, hold: () => () => {} }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ItemDialog
          list={listOf(1, kite)}
          item={kite}
          onSaved={onSaved}
          onClose={() => setOpen(false)}
        />
      )}
    </ListNotFoundContext>
  );
}

async function openEditor() {
  const { api, requests } = createHeldApi();
  const onSaved = vi.fn<(list: OwnerView) => void>();
  const { user, rerender } = renderComponent(<Editor onSaved={onSaved} isNotFound={false} />, api);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
  const button = (name: string) => screen.getByRole('button', { name });
  const type = async (text: string) => {
    await user.clear(title());
    if (text) await user.type(title(), text);
  };
  const save = async () => {
    await user.click(button(t('common.save')));
    await screen.findByText(t('item.saving'));
    const before = requests.length;
    await waitFor(() => expect(requests.length).toBeGreaterThan(before), { timeout: 5000 });
  };
  const loseList = () => rerender(<Editor onSaved={onSaved} isNotFound />);
  return { user, requests, onSaved, title, button, type, save, loseList };
}

test('a change is saved once, however often it is pressed; the focus returns to the opening button', async () => {
  const { user, requests, onSaved, title, type, button } = await openEditor();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await type('Big kite');
  const save = button(t('common.save'));
  await user.click(save);
  expect(document.activeElement?.textContent).toBe(t('item.saving'));
  // As the Enter key of a quick typist would.
  fireEvent.submit(title());
  await waitFor(() => expect(requests).toHaveLength(1), { timeout: 5000 });
  expect(requests[0]?.data).toMatchObject({ title: 'Big kite', basedOn: 1 });
  requests[0]?.answer(200, listOf(2, { ...kite, title: 'Big kite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onSaved).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
});

test('an error is shown at its field, which has the focus, and nothing is sent', async () => {
  const { user, requests, title, type, button } = await openEditor();
  await type('');
  expect(screen.queryByText(t('fault.required'))).toBeNull();
  await user.click(button(t('common.save')));
  expect(screen.getByText(t('fault.required'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(requests).toHaveLength(0);
});

test.each(['0', '100', '1.5', ''])(
  'a quantity of "%s" is answered with what is allowed',
  async (typed) => {
    const { requests, button, user } = await openEditor();
    fireEvent.change(screen.getByLabelText(t('item.form.quantity')), { target: { value: typed } });
    await user.click(button(t('common.save')));
    expect(screen.getByText(t('item.form.quantityFault', { max: 99 })).textContent).toMatch(
      /1 to 99/,
    );
    expect(requests).toHaveLength(0);
  },
);

test('how much of a price fits is seen while it is typed', async () => {
  const { user } = await openEditor();
  const price = screen.getByLabelText<HTMLInputElement>(t('item.form.price'));
  await user.clear(price);
  await user.type(price, 'x'.repeat(61));
  expect(price.value).toHaveLength(60);
  expect(screen.getByText(t('common.count', { count: 60, max: 60 }))).toBeDefined();
});

test('without an answer what is typed stays, and the button to save has the focus', async () => {
  const { requests, title, type, save, button } = await openEditor();
  await type('Big kite');
  await save();
  requests.at(-1)?.lose();
  await screen.findByText(t('item.form.unanswered'));
  expect(title().value).toBe('Big kite');
  await waitFor(() => expect(document.activeElement).toBe(button(t('common.save'))));
});

test('a conflict shows the other owner’s text, and one press takes it', async () => {
  const { user, requests, title, type, save, button } = await openEditor();
  await type('Green kite');
  await save();
  const wishlist = listOf(2, { ...kite, title: 'Blue kite' });
  requests[0]?.answer(409, { code: 'item.changed', message: 'no', wishlist });
  await screen.findByText(t('item.form.collided'));
  expect(title().value).toBe('Green kite');
  const take = button(`${t('item.form.take')}: ${t('item.form.title')}`);
  await waitFor(() => expect(document.activeElement).toBe(take));
  await user.click(take);
  expect(title().value).toBe('Blue kite');
});

test('an item that was deleted meanwhile can be added again with what is typed', async () => {
  const { user, requests, title, type, save, button } = await openEditor();
  await type('Big kite');
  await save();
  requests[0]?.answer(404, { code: 'item.not_found', message: 'no' });
  await screen.findByText(t('item.form.gone'));
  expect(title().value).toBe('Big kite');
  await user.click(button(t('item.form.addAgain')));
  await waitFor(() => expect(requests).toHaveLength(2), { timeout: 5000 });
  expect(requests[1]).toMatchObject({ method: 'POST', data: { title: 'Big kite' } });
});

test('for a list that is not found, what is typed can be copied or put on another list', async () => {
  const { title, type, loseList, button } = await openEditor();
  await type('Big kite');
  loseList();
  expect(screen.getByText(t('listNotFound.text'))).toBeTruthy();
  expect(title().value).toBe('Big kite');
  expect(button(t('listNotFound.elsewhere'))).toBeTruthy();
});

test('closing asks only when something would be lost', async () => {
  const { user, type, button } = await openEditor();
  await type('Big kite');
  await user.click(button(t('common.cancel')));
  await user.click(button(t('item.leave.stay')));
  expect(screen.queryByText(t('item.leave.text'))).toBeNull();
  await user.click(button(t('common.cancel')));
  await user.click(button(t('item.leave.confirm')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('that a shop is read is told by a status that was there before', async () => {
  const { user, requests } = await openEditor();
  const statuses = screen.getAllByRole('status');
  const said = () => statuses.map(({ textContent }) => textContent).join('');
  expect(said()).toBe('');
  await user.type(screen.getByLabelText(/^Store link/), 'https://shop.example/kite{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(said()).toBe(t('item.fetching'));
  requests[0]?.answer(500, {});
  await waitFor(() => expect(said()).not.toContain(t('item.fetching')));
});
