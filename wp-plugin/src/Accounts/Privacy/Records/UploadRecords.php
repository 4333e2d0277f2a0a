<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Uploads of the last day; their stored files are those of FileRecords. */
#[Priority(110)]
final readonly class UploadRecords implements PersonalRecords
{
    public function __construct(private UploadStore $store, private PartialFiles $partial, private Transaction $transaction)
    {
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
        $this->transaction->afterCommit(function () use ($ids): void {
            array_map($this->partial->remove(...), $ids);
        });
    }
}
