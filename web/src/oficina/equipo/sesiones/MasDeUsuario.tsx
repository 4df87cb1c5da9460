import 'virtual:estilos-antd/oficina.css';
import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { menuDeSesiones } from './acciones.ts';
import type { Quien } from './quien.ts';

export const MasDeUsuario = (quien: Quien) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the menu, once it is opened: the arrows go on there
  <Dropdown autoFocus menu={{ items: menuDeSesiones(quien) }} trigger={['click']} placement="bottomRight">
    <Button
      icon={<EllipsisOutlined aria-hidden />}
      aria-label={`Más de ${quien.llamado}`}
      aria-haspopup="menu"
    />
  </Dropdown>
);
