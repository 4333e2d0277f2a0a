<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Files\Files;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Outbox\Handler;
use Passerelle\Security\SecurityEvent;
use Throwable;

/** Makes a complete upload a file of its owner, or refuses it. In the worker, since an inspection may take seconds. */
final readonly class InspectUpload implements Handler
{
    public const KIND = 'upload_inspection';

    public function __construct(private UploadStore $store, private PartialFiles $partial, private Files $files, private Config $config, private LetterUploads $letters)
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
        $id = $payload['upload'] ?? null;
        if (!is_string($id)) {
            return;
        }
        $upload = $this->store->find($id);
        if ($upload?->state === UploadState::Inspecting) {
            $this->decide($upload);
        }
        $this->partial->remove($id);
    }

    private function decide(Upload $upload): void
    {
        // A file that ends the process each time must not be inspected for ever.
        if (!$this->store->beginInspection($upload->id, $this->config->limit('uploads', 'inspections'))) {
            $this->refuse($upload, Reason::TooComplex->value);
            return;
        }
        try {
            $this->store($upload);
        } catch (UploadDeleted) {
            return;
        } catch (Throwable $error) {
            $refusal = $error instanceof DomainError ? ($error->fields[0]->code ?? null) : null;
            if ($refusal === null) {
                $this->store->abandonInspection($upload->id);
                throw $error;
            }
            $this->refuse($upload, $refusal);
        }
    }

    /** @throws DomainError|UploadDeleted */
    private function store(Upload $upload): void
    {
        if ($this->partial->size($upload->id) !== $upload->bytes) {
            $this->refuse($upload, Reason::Corrupt->value);
            return;
        }
        $path = $this->partial->path($upload->id);
        $this->files->store($path, $upload->name, $upload->purpose, $upload->ownerId, within: function (int $fileId) use ($upload): void {
            if (!$this->store->markStored($upload->id, $fileId)) {
                throw new UploadDeleted();
            }
            if ($upload->letterId !== 0) {
                $this->letters->stored($upload->letterId, $fileId);
            }
        });
    }

    private function refuse(Upload $upload, string $code): void
    {
        if ($this->store->markRefused($upload->id, $code)) {
            SecurityEvent::FileQuarantine->refused($code, account: $upload->ownerId, object: "upload:{$upload->id}");
        }
    }
}
