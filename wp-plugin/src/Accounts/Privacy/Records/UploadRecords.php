<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Files\FileStorage;
use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Uploads of the last day; their stored files are those of FileRecords. */
#[Priority(110)]
final readonly class UploadRecords implements PersonalRecords
{
    private UploadStore $store;
    private PartialFiles $partial;

    public function __construct(private Services $services, FileStorage $storage)
    {
        $this->store = new UploadStore($services->database, $services->clock);
        $this->partial = new PartialFiles($storage);
    }

    public function key(): string
    {
        return 'uploads';
    }

    public function tables(): array
    {
        return ['uploads'];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->store->of($userId) as $upload) {
            yield [
                'name' => $upload->name,
                'purpose' => $upload->purpose->value,
                'bytes' => $upload->bytes,
                'received' => $upload->received,
                'state' => $upload->state->value,
                'file' => $upload->fileId,
                'refusal' => $upload->error,
                'expiresAt' => $upload->expiresAt->format(StoredInstant::FORMAT),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $ids = array_column($this->store->of($erasure->userId), 'id');
        $this->store->deleteOf($erasure->userId);
        $this->services->transaction->afterCommit(function () use ($ids): void {
            array_map($this->partial->remove(...), $ids);
        });
    }
}
