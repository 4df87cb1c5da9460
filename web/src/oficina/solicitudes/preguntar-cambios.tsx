import type { Visto } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { EDICION_CLIENTE } from '../clases/edicion-cliente.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import type { Sentido } from '../pregunta/decision.ts';
import { abrirEditarYAprobar, type EdicionDeCliente } from './DialogoEditarYAprobar.tsx';
import { CampoComentario } from '../pregunta/campos.tsx';
import { filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(EDICION_CLIENTE);

/** Spec §2 and §8, word by word. */
const TEXTOS = {
  aprobar: {
    titulo: 'Aprobar solicitud',
    pregunta: '¿Deseas aprobar y aplicar los cambios?',
  },
  rechazar: {
    titulo: 'Rechazar solicitud',
    pregunta: '¿Deseas rechazar esta solicitud?',
  },
} as const;

/** The value of each field today, and the requested one. */
const Cambios = ({ visto: { cambios, actuales } }: { visto: Visto<'edicion_cliente'> }) =>
  cambios !== null && (
    <dl className="datos">
      {filasDeCambio({ cambios_json: cambios, antes: actuales }).map(({ campo, nombre, antes, despues }) => (
        <Dato key={campo} nombre={nombre}>
          {antes} → <strong>{despues}</strong>
        </Dato>
      ))}
    </dl>
  );

export function preguntarCambios(item: EdicionDeCliente, sentido: Sentido): void {
  const { pregunta, ...textos } = TEXTOS[sentido];
  preguntar<'edicion_cliente'>({
    ...textos,
    ...tomar(item, sentido),
    lectura: lecturaDeSolicitud('edicion_cliente', item, {}),
    tarjeta: { cambios: item.cambios_json, actuales: item.antes && { ...item.antes, ...item.actual } },
    pregunta: () => (
      <>
        <strong>
          <Nombre de={comoSeLlama(item)} />
        </strong>
        <br />
        {pregunta}
      </>
    ),
    campos: (visto) => (
      <>
        <Cambios visto={visto} />
        <CampoComentario />
      </>
    ),
    ...(sentido === 'aprobar' && {
      impide: ({ plazo_fijo: fijo }) => (fijo ? ERRORES[fijo].mensaje : null),
      salida: { texto: 'Editar y aprobar', alElegir: () => abrirEditarYAprobar(item) },
    }),
    primerCampo: sentido === 'rechazar' ? 'comentario' : undefined,
  });
}
