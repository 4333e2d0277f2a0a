<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;

/**
 * The running WordPress that the suite asks: PASSERELLE_WP_URL is its address, PASSERELLE_WP_DIR its folder, in which
 * the suite makes its content once per run.
 */
final class Site
{
    private const SEED_COMMAND = [PHP_BINARY, __DIR__ . '/seed.php'];

    private const TIMEOUT = 60;

    private static ?self $instance = null;
    private static ?LogicException $failure = null;

    /** @param array{sessions: array<string, array{cookie: string, nonce: string}>, links: array<string, string>, schema: string, secret: string} $seeded */
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
        $body = ['query' => $document] + ($variables === [] ? [] : ['variables' => $variables]);

        return $this->send('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            ...$as === null ? [] : $this->signedIn($as),
        ]);
    }

    /** The secret of the link in a mail to one of Seed\Newcomers. */
    public function link(string $name): string
    {
        return $this->seeded['links'][$name] ?? throw new LogicException("The seed makes no link for {$name}.");
    }

    /** @return list<string> headers of somebody who is signed in */
    public function signedIn(string $name, bool $withNonce = true): array
    {
        $session = $this->seeded['sessions'][$name] ?? throw new LogicException("The seed makes nobody named {$name}.");

        return ["Cookie: {$session['cookie']}", ...$withNonce ? ["X-WP-Nonce: {$session['nonce']}"] : []];
    }

    /**
     * As the frontend's server asks.
     *
     * @param list<string> $headers
     */
    public function send(string $method, string $path, ?string $body, array $headers): Answer
    {
        return $this->sendAsStranger($method, $path, $body, [...$headers, "X-Passerelle-Proxy: {$this->seeded['secret']}"]);
    }

    /** @param list<string> $headers */
    public function sendAsStranger(string $method, string $path, ?string $body, array $headers): Answer
    {
        $handle = curl_init($this->url . $path);
        curl_setopt($handle, CURLOPT_CUSTOMREQUEST, $method === '' ? 'GET' : $method);
        curl_setopt($handle, CURLOPT_HTTPHEADER, $headers);
        curl_setopt($handle, CURLOPT_RETURNTRANSFER, true);
        curl_setopt($handle, CURLOPT_TIMEOUT, self::TIMEOUT);
        if ($body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        }
        $text = curl_exec($handle);
        $status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        if (!is_string($text) || !is_int($status)) {
            throw new LogicException("{$this->url} does not answer: " . curl_error($handle));
        }

        return new Answer($status, $text);
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
        if (!is_array($seeded) || !is_array($seeded['sessions'] ?? null) || !is_string($seeded['schema'] ?? null) || !is_string($seeded['secret'] ?? null)) {
            throw new LogicException("The seed failed: {$complaints}{$output}");
        }

        /** @var array{sessions: array<string, array{cookie: string, nonce: string}>, links: array<string, string>, schema: string, secret: string} $seeded */
        // Other suites expect an empty site.
        register_shutdown_function(static function () use ($folder): void {
            exec(implode(' ', array_map(escapeshellarg(...), [...self::SEED_COMMAND, $folder, 'clean'])));
        });

        return new self($url, $seeded);
    }
}
