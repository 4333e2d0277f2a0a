<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\Config;
use Passerelle\Outbox\Handler;
use Passerelle\Security\SecurityEvent;

/** Deletes the bytes of a rejected file. Its row stays, with the reason for its owner and staff. */
final readonly class EndQuarantine implements Handler
{
    public const KIND = 'file_quarantine_end';

    public function __construct(private StoredFiles $files, private FileStorage $storage, private Config $config)
    {
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
        if ($file?->state === FileState::Refused) {
            $this->storage->remove($file->path);
            SecurityEvent::FileQuarantine->succeeded('deleted', account: $file->ownerId, object: "file:{$file->id}");
        }
    }
}
