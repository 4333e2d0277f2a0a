<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use Closure;
use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\Config;
use Passerelle\Outbox\Handler;
use Passerelle\Security\SecurityEvent;

/** Scans a file in quarantine. While the scanner is unavailable, the outbox retries and the file stays in quarantine. */
final readonly class ScanFile implements Handler
{
    public const KIND = 'file_scan';

    /**
     * @param Scanner|null $scanner null: switched off; files in quarantine stay there
     * @param Closure(int): void $announce called with the id of a released file
     */
    public function __construct(
        private StoredFiles $files,
        private FileStorage $storage,
        private Quarantine $quarantine,
        private ?Scanner $scanner,
        private Config $config,
        private Closure $announce,
    ) {
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return $this->config->limit('fileScan', 'maxDelaySeconds');
    }

    public function handle(array $payload): void
    {
        $id = $payload['file'] ?? null;
        $file = is_int($id) ? $this->files->find($id) : null;
        if ($file === null || $file->state !== FileState::Scanning) {
            return;
        }
        if (!is_file($this->storage->quarantined($file->path))) {
            // An interrupted release has already moved the bytes; without bytes the file does not exist.
            is_file($this->storage->absolute($file->path)) ? $this->release($file) : $this->refuse($file, Reason::Corrupt);
            return;
        }
        $scanner = $this->scanner ?? throw new ScannerUnavailable('No anti-virus is configured (PASSERELLE_CLAMD).');
        $refusal = $scanner->scan($this->storage->quarantined($file->path))->refusal;
        $refusal === null ? $this->release($file) : $this->refuse($file, $refusal);
    }

    private function release(StoredFile $file): void
    {
        $this->storage->release($file->path);
        if (!$this->quarantine->release($file->id)) {
            $this->storage->remove($file->path);
            return;
        }
        SecurityEvent::FileQuarantine->succeeded('released', account: $file->ownerId, object: "file:{$file->id}");
        ($this->announce)($file->id);
    }

    private function refuse(StoredFile $file, Reason $reason): void
    {
        if ($this->quarantine->refuse($file->id, $reason)) {
            SecurityEvent::FileQuarantine->refused($reason->value, account: $file->ownerId, object: "file:{$file->id}");
        }
    }
}
