import { type PreguntaDeVarias, TOPE_VISTOS, vistosDeVarias } from '@leal/contract';
import { CERO, formatearNumero, MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { decisivaDe } from '../../../acciones/decision.ts';
import { ACCION, type Sentido } from '../../../comun/decision/palabras.tsx';
import { cuantos } from '../../../comun/textos/textos.ts';
import type { ErrorApi } from '../../../lib/api/error-api.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, alertar, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { cerrarBorrador } from '../../../ui/formulario/use-borrador.ts';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { CampoTexto } from '../../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { type Fila, nombreDeClase } from '../../../comun/bandeja/fila.ts';
import { preguntarPor } from '../por-clase.tsx';
import { type Corrida, correr, type Encargo } from './corrida.ts';
import { decisionDe, type Juicio, juzgar, sumarTotales, textoTotales } from './juicio.ts';

type Vistas = ReadonlyMap<string, PreguntaDeVarias>;

const LISTA = { creditos: 'creditos', gastos: 'gastos' } as const;
const listaDe = ({ clase }: Fila) => (clase in LISTA ? (clase as keyof typeof LISTA) : 'solicitudes');

/** What stands now of all of them, in as few answers as there is room for. */
async function leerVistas(filas: readonly Fila[], signal: AbortSignal): Promise<Vistas> {
  const tandas = Array.from({ length: Math.ceil(filas.length / TOPE_VISTOS) }, (_, i) =>
    filas.slice(i * TOPE_VISTOS, (i + 1) * TOPE_VISTOS),
  );
  const leidas = await Promise.all(
    tandas.map((tanda) => {
      const ids = Map.groupBy(tanda, listaDe);
      const consulta = Object.fromEntries(
        [...ids].map(([lista, suyas]) => [lista, suyas.map(({ id }) => id)]),
      );
      return llamar(vistosDeVarias, { consulta, signal });
    }),
  );
  return new Map(leidas.flatMap(({ datos }) => datos.map(({ id, pregunta }) => [id, pregunta] as const)));
}

const quien = ({ cliente, cobrador }: Fila): string => cliente || cobrador;

/** 'Edición de pago de Ana López'. */
const queEs = (fila: Fila): string => `${nombreDeClase(fila.clase)} de ${quien(fila)}`;

type Juzgada = {
  readonly fila: Fila;
  readonly pregunta: PreguntaDeVarias | undefined;
  readonly juicio: Juicio;
};

const Renglon = ({ fila, juicio }: Juzgada) => (
  <li>
    <span>{queEs(fila)}</span>
    {juicio.apta ? (
      <strong>{juicio.monto === null ? fila.cambia : <Monto valor={juicio.monto} />}</strong>
    ) : (
      <em>{juicio.porque}</em>
    )}
  </li>
);

const Lista = ({ nombre, juzgadas }: { nombre: string; juzgadas: readonly Juzgada[] }) =>
  juzgadas.length > 0 && (
    <ul className="lote-lista" aria-label={nombre}>
      {juzgadas.map((una) => (
        <Renglon key={una.fila.clave} {...una} />
      ))}
    </ul>
  );

/** What did not go through, and why. */
function decirFin(sentido: Sentido, filas: readonly Fila[], fin: Corrida, totales: string): void {
  const { hechas, total, noPasaron } = fin;
  const hecho = `${cuantos(hechas, 'solicitud', 'solicitudes')} ${sentido === 'aprobar' ? 'aprobada' : 'rechazada'}${hechas === 1 ? '' : 's'}`;
  if (hechas === total) return avisar.exito(hecho, totales);
  const faltaron = total - hechas - noPasaron.length;
  const deClave = new Map(filas.map((fila) => [fila.clave, fila]));
  void alertar({
    tipo: 'aviso',
    titulo: `${hecho} de ${formatearNumero(total)}`,
    contenido: (
      <>
        {noPasaron.length > 0 && (
          <ul className="lote-lista" aria-label="No pasaron">
            {noPasaron.map(({ clave, porque }) => {
              const fila = deClave.get(clave);
              return (
                <li key={clave}>
                  <span>{fila && queEs(fila)}</span>
                  <em>{porque}</em>
                </li>
              );
            })}
          </ul>
        )}
        {faltaron > 0 && (
          <p>{cuantos(faltaron, 'no se envió: sigue pendiente', 'no se enviaron: siguen pendientes')}.</p>
        )}
      </>
    ),
  });
}

type Valores = { motivo?: string };

/** The reason, as long as it is about the same ones. */
const borradorDe = (filas: readonly Fila[]) => ({
  forma: `rechazar-varias:${filas
    .map(({ clave }) => clave)
    .toSorted()
    .join()}`,
  campos: ['motivo'],
});

type Props = { control: ControlDialogo; filas: readonly Fila[]; sentido: Sentido };

/** One question about several: what each would do, their money together, and which have to be decided one by one. */
function DialogoVarias({ control, filas, sentido }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const consulta = useQuery<Vistas, ErrorApi>({
    queryKey: [vistosDeVarias.ruta, filas.map(({ clave }) => clave)],
    queryFn: ({ signal }) => leerVistas(filas, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const juzgadas = filas.map((fila): Juzgada => {
    const pregunta = consulta.data?.get(fila.id);
    return { fila, pregunta, juicio: juzgar(fila, pregunta, sentido) };
  });
  const aptas = juzgadas.filter(({ juicio }) => juicio.apta);
  const solas = juzgadas.filter(({ juicio }) => !juicio.apta);
  const suma = textoTotales(sumarTotales(aptas.map(({ juicio }) => (juicio.apta ? juicio.suma : {}))));
  const totales = sentido === 'rechazar' && suma !== '' ? `No se hará: ${suma}` : suma;
  const hayEfectivo =
    sentido === 'rechazar' && aptas.some(({ juicio }) => juicio.apta && (juicio.suma.cobros ?? CERO) > 0);
  const n = formatearNumero(consulta.data ? aptas.length : filas.length);
  const mandar = async ({ motivo = '' }: Valores): Promise<void> => {
    const encargos = aptas.flatMap(({ fila, pregunta }): Encargo[] =>
      pregunta
        ? [
            {
              clave: fila.clave,
              id_cobrador: fila.id_cobrador,
              decisiva: decisivaDe(fila.dato, sentido),
              decision: decisionDe(pregunta, sentido, motivo),
              visto: pregunta.visto,
            },
          ]
        : [],
    );
    void correr(encargos).then((fin) => fin && decirFin(sentido, filas, fin, totales));
    cerrarBorrador(formulario);
    // The button that opened the question shows how far it is.
    await control.cerrar().then(retomarFoco);
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={`${ACCION[sentido]} ${cuantos(filas.length, 'solicitud', 'solicitudes')}`}
      textoEnviar={`${ACCION[sentido]} ${n}`}
      peligro={sentido === 'rechazar'}
      formulario={formulario}
      {...(sentido === 'rechazar' && { borrador: borradorDe(filas) })}
      primerCampo={sentido === 'rechazar' ? 'motivo' : ''}
      alEnviar={mandar}
      enviando={false}
      fallo={{ titulo: '', mensaje: null }}
      duda={undefined}
      bloqueado={!consulta.data}
      terminado={
        consulta.data && aptas.length === 0 ? (
          <>
            <p className="formulario-intro">Estas se deciden una por una.</p>
            <Lista nombre="Una por una" juzgadas={solas} />
          </>
        ) : undefined
      }
    >
      {consulta.data ? (
        <>
          {totales !== '' && (
            <p className="formulario-intro">
              <strong>{totales}</strong>
            </p>
          )}
          <Lista nombre="Las que se deciden" juzgadas={aptas} />
          {solas.length > 0 && (
            <>
              <p className="formulario-nota">
                {cuantos(solas.length, 'se decide aparte', 'se deciden una por una')}:
              </p>
              <Lista nombre="Una por una" juzgadas={solas} />
            </>
          )}
          {hayEfectivo && <p className="formulario-nota">El efectivo se devuelve a los clientes.</p>}
          {sentido === 'rechazar' && (
            <CampoTexto campo="motivo" etiqueta="Motivo para todas" requerido={MENSAJE_MOTIVO_RECHAZO} />
          )}
        </>
      ) : (
        <>
          <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />
          {!consulta.error && <HuecoDeDatos />}
        </>
      )}
    </DialogoFormulario>
  );
}

/** One alone is asked about as on its own screen. */
export function preguntarVarias(filas: readonly Fila[], sentido: Sentido): void {
  const [primera, segunda] = filas;
  if (primera && !segunda) return preguntarPor(primera.dato, sentido);
  abrirDialogo((control) => <DialogoVarias control={control} filas={filas} sentido={sentido} />);
}
