import 'virtual:estilos-antd/oficina.css';
import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { ACCIONES, type AccionDePersona, type Persona } from './acciones.ts';

type Props = {
  persona: Persona;
  esPropia: boolean;
  /** After the others. */
  tambien?: readonly AccionDePersona[];
};

/** What is done less often about somebody, behind one button; nothing where there is nothing to do. */
export function MenuDePersona({ persona, esPropia, tambien = [] }: Props) {
  const items = [...ACCIONES, ...tambien]
    .filter(({ puede }) => puede(persona, esPropia))
    .map(({ clave, texto, peligro = false, abrir }) => ({
      key: clave,
      label: texto,
      danger: peligro,
      onClick: () => abrir(persona, esPropia),
    }));
  if (items.length === 0) return null;
  return (
    <Dropdown
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the menu, once it is opened: the arrows go on there
      autoFocus
      classNames={{ root: 'equipo-menu' }}
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
    >
      <Button
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={`Más de ${comoSeLlama(persona)}`}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
