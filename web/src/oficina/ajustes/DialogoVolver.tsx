import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { EfectoDeCriterios } from './EfectoDeCriterios.tsx';
import { esCriterio } from './grupo.ts';
import { abrirConAjustes, type ConAjustes, EN_UN_MINUTO, useGuardar } from './guardar.tsx';
import { Pasos } from './Pasos.tsx';
import { cambiosQueLosHacen, enPlano, pasosHacia } from './programados.ts';

type Valores = Readonly<Record<string, unknown>>;

function DialogoVolver({ valores, cuando, ...props }: ConAjustes & { valores: Valores; cuando: string }) {
  const acerca = { titulo: `ajustes de ${cuando}`, rige: EN_UN_MINUTO };
  const { guardar, aviso, dialogo } = useGuardar(props, acerca);
  const pasos = pasosHacia(enPlano(props.ajustes), valores);
  const cambios = cambiosQueLosHacen(
    Object.fromEntries(pasos.map(({ campo }) => [campo, valores[campo] ?? null])),
  );
  const numeros = Object.entries(cambios.parametros ?? {}).filter(([nombre]) => esCriterio(nombre));
  return (
    <DialogoFormulario
      {...dialogo}
      titulo="Volver a estos ajustes"
      textoEnviar="Volver a este"
      primerCampo={null}
      alEnviar={() =>
        pasos.length === 0 ? props.control.cerrar() : guardar({ cambios, motivo: `Como ${cuando}` })
      }
    >
      {aviso}
      <Intro>{`Los ajustes quedan como ${cuando}. Los días sin cobro no cambian.`}</Intro>
      {pasos.length === 0 ? (
        <p className="formulario-nota nota">Ya están así: no cambia nada.</p>
      ) : (
        <div className="formulario-nota">
          <Pasos pasos={pasos} />
        </div>
      )}
      {numeros.length > 0 && <EfectoDeCriterios criterios={Object.fromEntries(numeros)} />}
    </DialogoFormulario>
  );
}

function DialogoDesprogramar({ id, cuando, ...props }: ConAjustes & { id: string; cuando: string }) {
  const acerca = { titulo: `sin el cambio del ${cuando}`, rige: 'Sigue lo de hoy.' };
  const { guardar, aviso, dialogo } = useGuardar(props, acerca);
  return (
    <DialogoFormulario
      {...dialogo}
      titulo="Quitar cambio programado"
      textoEnviar="Quitar cambio"
      peligro
      primerCampo={null}
      alEnviar={() => guardar({ cambios: {}, quitar: id })}
    >
      {aviso}
      <Intro>{`Lo que iba a cambiar el ${cuando} se queda como está hoy.`}</Intro>
    </DialogoFormulario>
  );
}

/** Asks whether the settings become these values again; `cuando` is said after 'como'. */
export const abrirVolver = (valores: Valores, cuando: string): void =>
  abrirConAjustes((props) => <DialogoVolver {...props} valores={valores} cuando={cuando} />);

export const abrirDesprogramar = (id: string, cuando: string): void =>
  abrirConAjustes((props) => <DialogoDesprogramar {...props} id={id} cuando={cuando} />);
