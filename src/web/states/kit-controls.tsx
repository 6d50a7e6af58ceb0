import { Copy, Pencil, Plus, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../illustrations/bow.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { type ButtonLook, buttonClass } from '../ui/buttons/button-class.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { OutLink, StoreLink } from '../ui/buttons/out-link.tsx';
import { Checkbox, Switch } from '../ui/forms/checkbox.tsx';
import { FileDrop } from '../ui/forms/file-drop.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useObjectUrl } from '../ui/forms/use-object-url.ts';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const variants = ['filled', 'claim', 'line', 'quiet'] as const satisfies ButtonLook['variant'][];

/** Shows the buttons, links and form fields of the component library in every state. */
export function KitControls() {
  const { t } = useI18n();
  return (
    <>
      <State name="Button">
        {variants.map((variant) => (
          <div key={variant} className="state-row">
            <Button variant={variant}>{t('common.save')}</Button>
            <Button variant={variant} icon={Plus}>
              {t('admin.addItem')}
            </Button>
            <Button variant={variant} big>
              {t('manager.create')}
            </Button>
            <Button variant={variant} busy>
              {t('manager.creating')}
            </Button>
            <Button variant={variant} disabled>
              {t('claim.confirm')}
            </Button>
          </div>
        ))}
      </State>
      <State name="Button in a narrow place, link as a button">
        <div className="state-row">
          <a className={buttonClass()} href="#content">
            {t('home.hero.action')}
          </a>
          <a className={buttonClass({ variant: 'line' })} href="#content">
            {t('finder.failed.again')}
          </a>
        </div>
        <Button icon={Copy}>
          <span className="user-text">{longTitle}</span>
        </Button>
      </State>
      <State name="Icon button">
        <div className="state-row owner-item__tools">
          <IconButton label={t('item.edit', { title: '1' })} icon={Pencil} />
          <IconButton
            label={t('item.markWanted', { title: '2' })}
            icon={Star}
            aria-pressed={false}
          />
          <IconButton
            className="is-wanted"
            label={t('item.unmarkWanted', { title: '3' })}
            icon={Star}
            aria-pressed
          />
          <IconButton label={t('item.delete', { title: '4' })} icon={Trash2} disabled />
        </div>
      </State>
      <State name="Link, store link">
        <div className="state-row">
          <OutLink className="text-link" href="https://shop.example">
            {t('share.link')}
          </OutLink>
          <StoreLink href="https://shop.example/teapot" newTabLabel={t('guest.newTab')}>
            {t('guest.store')}
          </StoreLink>
          <StoreLink href={null} newTabLabel={t('guest.newTab')}>
            {t('guest.store')}
          </StoreLink>
        </div>
      </State>
      <Fields />
      <Choices />
      <Files />
    </>
  );
}

function Fields() {
  const { t } = useI18n();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const counter = (count: number, max: number) => t('common.count', { count, max });
  return (
    <State name="Text field and text area: empty, typed, full, wrong, disabled, with a button">
      <div className="state-fields">
        <TextField
          label={t('claim.name')}
          placeholder={t('claim.placeholder')}
          hint={t('claim.hint')}
          maxLength={100}
          counter={counter}
          value={name}
          onText={setName}
        />
        <TextField
          label={`${t('item.form.title')} 2`}
          maxLength={100}
          counter={counter}
          value={longTitle}
          onText={() => {}}
        />
        <TextField
          label={`${t('item.form.title')} 3`}
          hint={t('item.form.urlHint')}
          fault={t('fault.required')}
          maxLength={100}
          counter={counter}
          value=""
          onText={() => {}}
        />
        <TextField label={t('item.form.price')} value="64,00 €" disabled onText={() => {}} />
        <TextField
          label={t('share.link')}
          readOnly
          value="https://wishbow.example/wishlist/guest/WyC4dQ"
          action={<Button icon={Copy}>{t('common.copy')}</Button>}
        />
        <TextArea
          label={t('item.form.description')}
          hint={t('item.form.descriptionHint')}
          maxLength={500}
          counter={counter}
          value={text}
          onText={setText}
        />
        <TextArea
          label={`${t('item.form.description')} 2`}
          fault={t('fault.too_long')}
          maxLength={500}
          counter={counter}
          value={`${longTitle} `.repeat(5)}
          onText={() => {}}
        />
      </div>
    </State>
  );
}

const choices = [
  { kind: 'check box', Choice: Checkbox },
  { kind: 'switch', Choice: Switch },
] as const;

function Choices() {
  const { t } = useI18n();
  const [on, setOn] = useState(false);
  return (
    <State name="Check box and switch: off, on, disabled">
      <div className="state-fields">
        {choices.map(({ kind, Choice }) => (
          <div key={kind}>
            <Choice
              label={`${t('item.form.mostWanted')} (${kind})`}
              hint={t('item.form.mostWantedHint')}
              checked={on}
              onChecked={setOn}
            />
            <Choice label={t('manager.delete.erase')} checked onChecked={() => {}} />
            <Choice label={t('common.save')} checked={false} disabled onChecked={() => {}} />
            <Choice label={longTitle} checked disabled onChecked={() => {}} />
          </div>
        ))}
      </div>
    </State>
  );
}

function Files() {
  const { t } = useI18n();
  const [preview, showFile] = useObjectUrl();
  const texts = {
    hint: t('item.form.imageHint'),
    accept: 'image/png',
    dropLabel: t('item.form.imageDrop'),
    removeLabel: t('item.form.imageRemove'),
  };
  return (
    <State name="File drop: empty or chosen, wrong">
      <div className="state-fields">
        <FileDrop
          {...texts}
          label={t('item.form.image')}
          chooseLabel={t(preview ? 'item.form.imageReplace' : 'item.form.imageChoose')}
          preview={
            preview ? (
              <img src={preview} alt={t('item.form.image')} />
            ) : (
              <Bow width={44} className="bow--faint" />
            )
          }
          onFile={showFile}
          onRemove={preview ? () => showFile(null) : undefined}
        />
        <FileDrop
          {...texts}
          label={`${t('item.form.image')} 2`}
          chooseLabel={t('item.form.imageChoose')}
          fault={t('item.form.imageTooLarge')}
          preview={<Bow width={44} className="bow--faint" />}
          onFile={() => {}}
        />
      </div>
    </State>
  );
}
