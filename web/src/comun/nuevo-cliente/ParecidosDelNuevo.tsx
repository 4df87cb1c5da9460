import { activosSinPagoHoy, type Parecido, parecidosDe } from '@leal/contract';
import { CERO, type DatosCliente, esTelefono, parecidoPor, ROL, type SenasPersonales } from '@leal/domain';
import { Form } from 'antd';
import { REGISTRAR_CLIENTE } from '../../acciones/cliente.ts';
import { Parecidos } from '../../piezas/cliente/Parecidos.tsx';
import { useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { sinResolver } from '../../lib/salida/registro.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useBuscado } from '../../lib/use-retrasado.ts';

const SE_SABE_MS = 60_000;

/** A person whom this phone knows by a loan. */
type Conocido = NonNullable<Parecido['cliente']> & Omit<SenasPersonales, 'id_cobrador'>;

const entre = (quien: SenasPersonales, conocidos: readonly Conocido[]): Parecido[] =>
  conocidos.flatMap((conocido) => {
    const por = parecidoPor(quien, { ...conocido, id_cobrador: quien.id_cobrador });
    return por === null ? [] : [{ por, cliente: conocido }];
  });

/** The clients of the route, those who have paid too. Only a collector's phone keeps it. */
function useLosDeLaRuta(): readonly Conocido[] {
  const { id_usuario, id_rol } = useUsuario();
  const { data } = useLlamada(
    activosSinPagoHoy,
    { parametros: { id_usuario } },
    { enabled: id_rol === ROL.cobrador, staleTime: Infinity },
  );
  return data ? [...data.datos, ...data.visitados, ...data.inician_manana, ...(data.pagados ?? [])] : [];
}

/** The clients whom the office has not got yet. */
function useLosDeLaSalida(): readonly Conocido[] {
  return useSobrepuestos()
    .filter((sobrepuesto) => sobrepuesto.accion === REGISTRAR_CLIENTE.nombre && sinResolver(sobrepuesto))
    .map(({ cuerpo }) => {
      const { nombre, telefono, segundo_telefono = '' } = JSON.parse(cuerpo ?? '{}') as DatosCliente;
      return { nombre, telefono, segundo_telefono, estado_credito: 'Pendiente', saldo: CERO };
    });
}

const entero = (telefono: string | undefined): string => (telefono && esTelefono(telefono) ? telefono : '');
const escritas = (senas: object) => Object.fromEntries(Object.entries(senas).filter(([, sena]) => sena));

/** The people whom the typed one may be already: by what this phone holds, until the server has said what it knows. */
export function ParecidosDelNuevo() {
  const { id_usuario, id_rol } = useUsuario();
  const nombre = useBuscado(Form.useWatch<string | undefined>('nombre') ?? '');
  const elegido = Form.useWatch<string | undefined>('id_cobrador');
  const senas = {
    nombre,
    telefono: entero(Form.useWatch('telefono')),
    segundo_telefono: entero(Form.useWatch('segundo_telefono')),
  };
  const quien = { ...senas, id_cobrador: id_rol === ROL.cobrador ? id_usuario : (elegido ?? '') };
  const { data } = useLlamada(
    parecidosDe,
    { consulta: escritas(quien) },
    { enabled: Object.values(senas).some(Boolean), staleTime: SE_SABE_MS },
  );
  const deAqui = entre(quien, useLosDeLaRuta());
  const enCamino = entre(quien, useLosDeLaSalida());
  return <Parecidos parecidos={[...enCamino, ...(data?.datos ?? deAqui)].slice(0, 3)} />;
}
