import { mapaBusqueda, ROL, sumarDias } from '@leal/domain';
import { crearAzar } from './azar.ts';
import { carteraDeVolumen } from './cartera-de-volumen.ts';
import { DURANGO, MONTERREY } from './colonias.ts';
import { type Documento, documentosDe, documentosDeUsuario } from './documentos.ts';
import { nombreNuevo } from './nombres.ts';
import { inventarPersona, type Persona } from './personas.ts';
import { aLas, type Presente } from './tiempo.ts';
import { type Cuenta, GERENTE, usuarioDe } from './usuarios.ts';

/*
 * Folding a hundred thousand credits one by one takes a minute. Portfolios for measuring differ in
 * their people only, so one is folded with marks in place of ids and people, and stamped for every
 * collector.
 */

/** Stands for the collector's number wherever an id carries it. */
const MARCA = '@';
const COBRADOR_MARCADO: Cuenta = {
  uid: `cobrador-${MARCA}`,
  email: '',
  password: '',
  nombre: `nombre${MARCA}`,
  id_rol: ROL.cobrador,
};

const CAMPOS = [
  'nombre',
  'slug',
  'negocio',
  'direccion',
  'calle',
  'colonia',
  'ubicacion',
  'telefono',
] as const satisfies readonly (keyof Persona)[];

const marcaDe = (campo: string, i: number): string => `${campo}${MARCA}${i}`;

const personaMarcada = (i: number): Persona =>
  Object.fromEntries(CAMPOS.map((campo) => [campo, marcaDe(campo, i)])) as Persona;

export type Molde = {
  readonly cuantos: number;
  readonly fundacion: Date;
  readonly documentos: readonly Documento[];
};

export function crearMolde(cuantos: number, presente: Presente): Molde {
  const personas = Array.from({ length: cuantos }, (_, i) => personaMarcada(i));
  const cartera = carteraDeVolumen({
    clave: `c${MARCA}`,
    cobrador: COBRADOR_MARCADO,
    gerente: GERENTE,
    personas,
    presente,
  });
  for (const cliente of cartera.clientes.values()) cliente.busca = {};
  const documentos = [...documentosDe(cartera)].filter(({ ruta }) => !/^(usuarios|correos)\//.test(ruta));
  return { cuantos, fundacion: aLas(sumarDias(presente.hoy, -200), 540), documentos };
}

type Sello = (texto: string) => string;

function sellar(valor: unknown, sello: Sello): unknown {
  if (typeof valor === 'string') return sello(valor);
  if (typeof valor !== 'object' || valor === null || valor instanceof Date) return valor;
  if (Array.isArray(valor)) return valor.map((miembro) => sellar(miembro, sello));
  const copia: Record<string, unknown> = {};
  for (const [campo, miembro] of Object.entries(valor)) copia[sello(campo)] = sellar(miembro, sello);
  return copia;
}

/** The marks of people and collector with what they stand for this time. */
function leyenda(molde: Molde, numero: number, cuenta: Cuenta) {
  const azar = crearAzar(`volumen ${numero}`);
  const usados = new Set<string>();
  const marcas = new Map([[COBRADOR_MARCADO.nombre, cuenta.nombre]]);
  const personas = new Map<unknown, Persona>();
  for (let i = 0; i < molde.cuantos; i += 1) {
    const persona = inventarPersona(azar, numero % 2 === 0 ? DURANGO : MONTERREY, nombreNuevo(azar, usados));
    for (const campo of CAMPOS) marcas.set(marcaDe(campo, i), persona[campo]);
    personas.set(marcaDe('nombre', i), persona);
  }
  return { marcas, personas };
}

/** The portfolio of one collector: the mould's figures with its own ids and people. */
export function* estampar(molde: Molde, numero: number, cuenta: Cuenta): Generator<Documento> {
  const { marcas, personas } = leyenda(molde, numero, cuenta);
  const sello: Sello = (texto) =>
    texto.includes(MARCA) ? (marcas.get(texto) ?? texto.replaceAll(MARCA, String(numero))) : texto;
  yield* documentosDeUsuario(usuarioDe(cuenta, molde.fundacion));
  for (const { ruta, datos } of molde.documentos) {
    const persona = ruta.startsWith('clientes/') ? personas.get(datos['nombre']) : undefined;
    const propios = sellar(datos, sello) as Record<string, unknown>;
    if (persona) propios['busca'] = mapaBusqueda(persona);
    yield { ruta: sello(ruta), datos: propios };
  }
}
