import type { IncomingMessage, ServerResponse } from 'node:http';
import { Code, FirestoreError, invalidArgument } from '../../errors.ts';
import type { Service } from '../../service.ts';
import { asArray, asObject, asString } from '../json/value-json.ts';
import { coveragePage } from './coverage-page.ts';
import { decodeAddress, parseJson, readBody, sendJson } from './http-message.ts';
import { sendError } from './json-error.ts';

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;
const COVERAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/;
const COVERAGE_PAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/;
const RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;

/** The one file of `{rules: {files: [{name, content}]}}`. */
function sourceOf(body: unknown): string {
  const { rules } = asObject(body, 'The body');
  const files = asArray(asObject(rules, 'rules')['files'], 'files');
  if (files.length !== 1) throw invalidArgument('rules.files must have one file.');
  return asString(asObject(files[0], 'The file')['content'], 'content');
}

async function answer(service: Service, request: IncomingMessage, path: string): Promise<object> {
  const database = DOCUMENTS.exec(path)?.[1];
  const project = RULES.exec(path)?.[1];
  const covered = COVERAGE.exec(path)?.[1];
  const text = await readBody(request);
  if (request.method === 'GET' && covered !== undefined)
    return { coverage: service.rules.coverage(covered).entries };
  if (request.method === 'DELETE' && database !== undefined) service.engine.clear(database);
  else if (request.method === 'PUT' && project !== undefined)
    loadRules(service, project, sourceOf(parseJson(text)));
  else throw new FirestoreError(Code.notFound, `No ${path} here.`);
  return {};
}

/** A mistake in the rules is the caller's: 400, and its place. */
function loadRules({ rules }: Service, project: string, source: string): void {
  try {
    rules.load(source, { project });
  } catch (error) {
    throw invalidArgument(error instanceof Error ? error.message : String(error));
  }
}

/** The emulator's own calls: clear the data, load rules, tell their coverage. Pages of other origins cannot make them. */
export async function serveEmulator(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const path = decodeAddress(url.pathname);
    const project = request.method === 'GET' ? COVERAGE_PAGE.exec(path)?.[1] : undefined;
    if (project === undefined) return sendJson(response, 200, await answer(service, request, path));
    const { source, entries } = service.rules.coverage(project);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(coveragePage(source, entries));
  } catch (error) {
    sendError(response, error);
  }
}
