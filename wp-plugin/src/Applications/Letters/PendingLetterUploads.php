<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Files\Uploads\Upload;
use Passerelle\Files\Uploads\UploadState;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\Transaction;

/** Uploads for a letter that are no file of it yet. */
final readonly class PendingLetterUploads
{
    public function __construct(private UploadStore $uploads, private PartialFiles $partial, private Transaction $transaction)
    {
    }

    /** @return list<Upload> complete ones that are being checked, and refused ones */
    public function of(int $letterId): array
    {
        return array_values(array_filter(
            $this->uploads->ofLetter($letterId),
            static fn (Upload $upload): bool => in_array($upload->state, [UploadState::Inspecting, UploadState::Refused], true),
        ));
    }

    /** Whether a complete one is being checked. */
    public function isPending(int $letterId): bool
    {
        return array_filter($this->of($letterId), static fn (Upload $upload): bool => $upload->state === UploadState::Inspecting) !== [];
    }

    /** Their bytes go as far as the transaction is committed. */
    public function delete(int $letterId): void
    {
        $uploads = $this->uploads->ofLetter($letterId);
        $this->uploads->deleteOfLetter($letterId);
        $this->transaction->afterCommit(function () use ($uploads): void {
            foreach ($uploads as $upload) {
                $this->partial->remove($upload->id);
            }
        });
    }
}
