import { Alert } from 'antd';
import { nombreDeCampo, textoDeCampo } from '../campos/campos.ts';
import type { Movido } from '../../lib/visto/al-dia.ts';

/** The name of a field: in a client edit, both the requested and the current values may change. */
function nombreDe(campo: string): string {
  const [primero = '', dentro] = campo.split('.');
  if (dentro === undefined) return nombreDeCampo(primero);
  return `${nombreDeCampo(dentro)} ${primero === 'cambios' ? '(lo solicitado)' : '(hoy)'}`;
}

const ultimo = (campo: string): string => campo.split('.').at(-1) ?? campo;

/** Ids are not shown: nobody knows people and credits by them. */
const esId = (campo: string): boolean => campo.startsWith('id_');

const Renglon = ({ campo, antes, ahora }: Movido) => (
  <li>
    <span>{`${nombreDe(campo)}: `}</span>
    {esId(campo) ? (
      <strong>es otro</strong>
    ) : (
      <>
        <span translate="no">{`${textoDeCampo(ultimo(campo), antes)} → `}</span>
        <strong translate="no">{textoDeCampo(ultimo(campo), ahora)}</strong>
      </>
    )}
  </li>
);

/** The changes since it was read, before and now, above the button that confirms; nothing when nothing changed. */
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
