<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use CurlHandle;
use LogicException;

/**
 * The running WordPress that the suite asks: PASSERELLE_WP_URL is its address, PASSERELLE_WP_DIR its folder, in which
 * the suite makes its content once per run.
 */
final class Site
{
    private const SEED_COMMAND = [PHP_BINARY, __DIR__ . '/seed.php'];

    private const TIMEOUT = 60;
    private const SESSION_OVER = 401;

    private static ?self $instance = null;
    private static ?LogicException $failure = null;

    /** @var array<string, string> by name */
    private array $accessTokens = [];

    /** @param array{sessions: array<string, array{cookie: string, nonce: string}>, applicationPasswords: array<string, string>, links: array<string, string>, schema: string, site: string, secret: string} $seeded */
    private function __construct(private readonly string $url, private readonly array $seeded)
    {
    }

    public static function get(): self
    {
        if (self::$failure !== null) {
            throw self::$failure;
        }
        try {
            return self::$instance ??= self::start();
        } catch (LogicException $failure) {
            throw self::$failure = $failure;
        }
    }

    public function schema(): string
    {
        return $this->seeded['schema'];
    }

    /**
     * @param array<string, mixed> $variables
     * @param string|null $as a name of Seed\People; null: nobody
     */
    public function query(string $document, array $variables = [], ?string $as = null): Answer
    {
        $body = json_encode(['query' => $document] + ($variables === [] ? [] : ['variables' => $variables]), JSON_THROW_ON_ERROR);
        $ask = fn (string ...$headers): Answer => $this->send('POST', '/graphql', $body, ['Content-Type: application/json', ...array_values($headers)]);
        if ($as === null) {
            return $ask();
        }
        $answer = $ask("Authorization: Bearer {$this->knownToken($as)}");
        if ($answer->status === self::SESSION_OVER) {
            // Another test has ended the sessions of this person.
            unset($this->accessTokens[$as]);
            $answer = $ask("Authorization: Bearer {$this->knownToken($as)}");
        }

        return $answer;
    }

    public function publicOrigin(): string
    {
        return $this->seeded['site'];
    }

    /** Access token of a session of the site that lives: a request replaces one whose session another test has ended. */
    public function accessToken(string $name): string
    {
        $this->query('{ __typename }', [], $name);

        return $this->knownToken($name);
    }

    private function knownToken(string $name): string
    {
        return $this->accessTokens[$name] ??= $this->signIn($name);
    }

    private function signIn(string $name): string
    {
        $input = ['email' => "contract-{$name}@secret.test", 'password' => Seed\People::PASSWORD, 'address' => '203.0.113.80', 'device' => 'Firefox'];
        $data = $this->query(Operations::read()->document('SignIn'), $input)->data();
        $issued = is_array($data) ? $data['passerelleSignIn'] : null;

        return is_array($issued) && is_string($issued['accessToken']) ? $issued['accessToken'] : throw new LogicException("{$name} can't sign in.");
    }

    /** The secret of the link in a mail to one of Seed\Newcomers. */
    public function link(string $name): string
    {
        return $this->seeded['links'][$name] ?? throw new LogicException("The seed makes no link for {$name}.");
    }

    /** The header of a program that has an application password of this person. */
    public function applicationPassword(string $name): string
    {
        return $this->seeded['applicationPasswords'][$name] ?? throw new LogicException("The seed makes nobody named {$name}.");
    }

    /** @return list<string> headers of a browser that is signed in to WordPress */
    public function inWordPress(string $name, bool $withNonce = true): array
    {
        $session = $this->seeded['sessions'][$name] ?? throw new LogicException("The seed makes nobody named {$name}.");

        return ["Cookie: {$session['cookie']}", ...$withNonce ? ["X-WP-Nonce: {$session['nonce']}"] : []];
    }

    /**
     * Sends a request like the frontend's server.
     *
     * @param list<string> $headers
     */
    public function send(string $method, string $path, ?string $body, array $headers): Answer
    {
        return $this->sendAsStranger($method, $path, $body, [...$headers, "X-Passerelle-Proxy: {$this->seeded['secret']}"]);
    }

    /**
     * A request of the frontend's server that is not sent yet, so that several can be sent at once.
     *
     * @param list<string> $headers
     */
    public function prepared(string $method, string $path, string $body, array $headers): CurlHandle
    {
        $handle = curl_init($this->url . $path);
        if ($handle === false || $method === '') {
            throw new LogicException("{$this->url}{$path} is no address.");
        }
        curl_setopt($handle, CURLOPT_CUSTOMREQUEST, $method);
        curl_setopt($handle, CURLOPT_HTTPHEADER, [...$headers, "X-Passerelle-Proxy: {$this->seeded['secret']}"]);
        curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        curl_setopt($handle, CURLOPT_RETURNTRANSFER, true);
        curl_setopt($handle, CURLOPT_TIMEOUT, self::TIMEOUT);

        return $handle;
    }

    /**
     * Sends a request to WordPress like a browser; redirects are not followed.
     *
     * @param list<string> $headers
     * @param array<string, string>|null $form null: GET
     * @return array{status: int, location: string, cookies: array<string, string>, body: string}
     */
    public function browse(string $path, array $headers = [], ?array $form = null): array
    {
        [$location, $cookies] = ['', []];
        $handle = curl_init($this->url . $path);
        curl_setopt($handle, CURLOPT_HTTPHEADER, $headers);
        curl_setopt($handle, CURLOPT_RETURNTRANSFER, true);
        curl_setopt($handle, CURLOPT_TIMEOUT, self::TIMEOUT);
        curl_setopt($handle, CURLOPT_HEADERFUNCTION, static function (mixed $handle, string $line) use (&$location, &$cookies): int {
            if (preg_match('/^(location|set-cookie):\s*(.*?)\s*$/i', $line, $found) === 1) {
                if (strtolower($found[1]) === 'location') {
                    $location = $found[2];
                } else {
                    [$name, $value] = [...explode('=', explode(';', $found[2])[0], 2), ''];
                    $cookies[$name] = $value;
                }
            }

            return strlen($line);
        });
        if ($form !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, http_build_query($form));
        }
        $body = curl_exec($handle);
        $status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        if (!is_string($body) || !is_int($status)) {
            throw new LogicException("{$this->url} does not answer: " . curl_error($handle));
        }

        return ['status' => $status, 'location' => $location, 'cookies' => $cookies, 'body' => $body];
    }

    /** @param list<string> $headers */
    public function sendAsStranger(string $method, string $path, ?string $body, array $headers): Answer
    {
        $handle = curl_init($this->url . $path);
        curl_setopt($handle, CURLOPT_CUSTOMREQUEST, $method === '' ? 'GET' : $method);
        curl_setopt($handle, CURLOPT_HTTPHEADER, $headers);
        curl_setopt($handle, CURLOPT_RETURNTRANSFER, true);
        curl_setopt($handle, CURLOPT_TIMEOUT, self::TIMEOUT);
        curl_setopt($handle, CURLOPT_NOBODY, $method === 'HEAD');
        $received = [];
        curl_setopt($handle, CURLOPT_HEADERFUNCTION, static function (mixed $unused, string $line) use (&$received): int {
            $received[] = rtrim($line);

            return strlen($line);
        });
        if ($body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        }
        $text = curl_exec($handle);
        $status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        if (!is_string($text) || !is_int($status)) {
            throw new LogicException("{$this->url} does not answer: " . curl_error($handle));
        }

        return new Answer($status, $text, $received);
    }

    private static function start(): self
    {
        $url = rtrim((string) getenv('PASSERELLE_WP_URL'), '/');
        $folder = (string) getenv('PASSERELLE_WP_DIR');
        if ($url === '' || $folder === '') {
            throw new LogicException('The contract suite needs PASSERELLE_WP_URL and PASSERELLE_WP_DIR: a running WordPress without content.');
        }
        $process = proc_open([...self::SEED_COMMAND, $folder], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
        if ($process === false) {
            throw new LogicException('The seed could not be started.');
        }
        $output = (string) stream_get_contents($pipes[1]);
        $complaints = (string) stream_get_contents($pipes[2]);
        $seeded = proc_close($process) === 0 ? json_decode($output, true) : null;
        $isText = static fn (string $key): bool => is_array($seeded) && is_string($seeded[$key] ?? null);
        if (!is_array($seeded) || !is_array($seeded['sessions'] ?? null) || !$isText('schema') || !$isText('site') || !$isText('secret')) {
            throw new LogicException("The seed failed: {$complaints}{$output}");
        }

        /** @var array{sessions: array<string, array{cookie: string, nonce: string}>, applicationPasswords: array<string, string>, links: array<string, string>, schema: string, site: string, secret: string} $seeded */
        // Other suites expect an empty site.
        register_shutdown_function(static function () use ($folder): void {
            exec(implode(' ', array_map(escapeshellarg(...), [...self::SEED_COMMAND, $folder, 'clean'])));
        });

        return new self($url, $seeded);
    }
}
