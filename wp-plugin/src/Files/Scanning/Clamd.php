<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/**
 * The protocol of ClamAV's daemon (clamd(8)): "zINSTREAM", then length-prefixed chunks with an empty one at the end; one
 * reply, terminated by a zero byte.
 */
#[Factory('configured')]
final readonly class Clamd implements Scanner
{
    private const PIECE = 65_536;
    private const ANSWER_MAX = 4_096;
    private const TOO_LARGE = 'INSTREAM size limit exceeded. ERROR';

    /**
     * @param string $address unix:///run/clamav/clamd.ctl or tcp://127.0.0.1:3310
     * @param int $connectSeconds connection timeout
     * @param int $answerSeconds timeout for sending and the reply
     */
    public function __construct(private string $address, private int $connectSeconds, private int $answerSeconds)
    {
    }

    /** From wp-config.php; null without a virus scanner. With a wrong address, files stay in quarantine. */
    public static function configured(Config $config): ?self
    {
        $address = defined('PASSERELLE_CLAMD') ? constant('PASSERELLE_CLAMD') : '';

        return is_string($address) && $address !== ''
            ? new self($address, $config->limit('fileScan', 'connectSeconds'), $config->limit('fileScan', 'answerSeconds'))
            : null;
    }

    public function scan(string $path): ScanResult
    {
        $file = @fopen($path, 'rb');
        if ($file === false) {
            throw new ScannerUnavailable('The file to scan can not be read.');
        }
        try {
            $answer = $this->request($file);
        } finally {
            fclose($file);
        }

        return self::verdict($answer);
    }

    /** @throws ScannerUnavailable */
    public static function verdict(string $answer): ScanResult
    {
        return match (true) {
            $answer === 'stream: OK' => ScanResult::clean(),
            str_ends_with($answer, ' FOUND') => ScanResult::infected(),
            $answer === self::TOO_LARGE => ScanResult::tooLarge(),
            default => throw new ScannerUnavailable("The anti-virus gave no verdict: {$answer}"),
        };
    }

    /** @param resource $file */
    private function request(mixed $file): string
    {
        $end = microtime(true) + $this->answerSeconds;
        $socket = @stream_socket_client($this->address, $code, $message, $this->connectSeconds);
        if ($socket === false) {
            throw new ScannerUnavailable("The anti-virus is not reachable: {$message}");
        }
        try {
            self::waitUntil($socket, $end);
            // The daemon may reply and close early: its reply is read anyway.
            if (self::write($socket, "zINSTREAM\0")) {
                self::send($socket, $file, $end);
            }

            return self::answer($socket, $end);
        } finally {
            fclose($socket);
        }
    }

    /**
     * @param resource $socket
     * @param resource $file
     */
    private static function send(mixed $socket, mixed $file, float $end): void
    {
        while (!feof($file)) {
            $piece = (string) fread($file, self::PIECE);
            self::waitUntil($socket, $end);
            if ($piece !== '' && !self::write($socket, pack('N', strlen($piece)) . $piece)) {
                return;
            }
        }
        self::write($socket, pack('N', 0));
    }

    /** @param resource $socket */
    private static function write(mixed $socket, string $bytes): bool
    {
        while ($bytes !== '') {
            $written = @fwrite($socket, $bytes);
            if ($written === false || $written === 0) {
                return false;
            }
            $bytes = substr($bytes, $written);
        }

        return true;
    }

    /** @param resource $socket */
    private static function answer(mixed $socket, float $end): string
    {
        $answer = '';
        while (!str_contains($answer, "\0") && strlen($answer) < self::ANSWER_MAX) {
            self::waitUntil($socket, $end);
            $bytes = @fread($socket, self::ANSWER_MAX);
            if ($bytes === false || $bytes === '') {
                throw new ScannerUnavailable('The anti-virus closed without an answer, or took too long.');
            }
            $answer .= $bytes;
        }

        return rtrim(explode("\0", $answer)[0]);
    }

    /** @param resource $socket */
    private static function waitUntil(mixed $socket, float $end): void
    {
        $left = $end - microtime(true);
        if ($left <= 0) {
            throw new ScannerUnavailable('The anti-virus took too long.');
        }
        stream_set_timeout($socket, (int) $left, (int) (($left - floor($left)) * 1_000_000));
    }
}
