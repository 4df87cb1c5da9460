import { Alert } from 'antd';
import { nombreDeCampo, textoDeCampo } from '../campos/campos.ts';
import type { Movido } from '../../lib/visto/al-dia.ts';

/** Of a client edit, both what is asked for and what stands today may move. */
function nombreDe(campo: string): string {
  const [primero = '', dentro] = campo.split('.');
  if (dentro === undefined) return nombreDeCampo(primero);
  return `${nombreDeCampo(dentro)} ${primero === 'cambios' ? '(lo solicitado)' : '(hoy)'}`;
}

const ultimo = (campo: string): string => campo.split('.').at(-1) ?? campo;

/** Nobody knows people and credits by their id. */
const esId = (campo: string): boolean => campo.startsWith('id_');

const Renglon = ({ campo, antes, ahora }: Movido) => (
  <li>
    {nombreDe(campo)}:{' '}
    {esId(campo) ? (
      <strong>es otro</strong>
    ) : (
      <>
        {textoDeCampo(ultimo(campo), antes)} → <strong>{textoDeCampo(ultimo(campo), ahora)}</strong>
      </>
    )}
  </li>
);

/** What no longer is as it was read, before and now, over the button that confirms it; nothing while all stands. */
export const AntesAhora = ({ movidos }: { movidos: readonly Movido[] }) =>
  movidos.length > 0 && (
    <Alert
      className="formulario-nota formulario-aviso antes-ahora"
      type="warning"
      showIcon
      role="alert"
      title="Los datos cambiaron. Revísalos antes de confirmar."
      description={
        <ul>
          {movidos.map((movido) => (
            <Renglon key={movido.campo} {...movido} />
          ))}
        </ul>
      }
    />
  );
