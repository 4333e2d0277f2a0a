<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Files;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** Deletes uploads with their bytes and the stored file, unless a record, a proposal or an application has it. */
final readonly class DeleteUpload
{
    public function __construct(
        private UploadStore $store,
        private PartialFiles $partial,
        private Files $files,
        private FileStorage $storage,
        private ProposalStore $proposals,
        private Transaction $transaction,
    ) {
    }

    /**
     * Deletes the upload with its bytes, and the stored file.
     *
     * @throws DomainError invalid_transition when a record or an application uses the file;
     * stale_version when the upload changes at the same moment
     */
    public function __invoke(Upload $upload): void
    {
        if ($upload->fileId !== null && ($this->files->isUsed($upload->fileId) || $this->proposals->mention($upload->fileId))) {
            throw new DomainError('invalid_transition');
        }
        $this->discard($upload);
    }

    /** @return bool false: it stays until the next sweep */
    public function end(Upload $upload): bool
    {
        if ($upload->fileId !== null && $this->files->isUsed($upload->fileId)) {
            return $this->store->delete($upload);
        }
        // A proposal may be accepted or rejected later.
        if ($upload->fileId !== null && $this->proposals->mention($upload->fileId)) {
            return false;
        }
        try {
            $this->discard($upload);
        } catch (DomainError) {
            return false;
        }

        return true;
    }

    private function discard(Upload $upload): void
    {
        $file = $upload->fileId === null ? null : $this->files->find($upload->fileId);
        $this->transaction->run(function () use ($upload, $file): void {
            if (!$this->store->delete($upload)) {
                throw DomainError::staleVersion();
            }
            if ($file !== null) {
                $this->files->delete([$file->id]);
                // An application may have named it since the check; it locks the file, which the deletion waited for.
                if ($this->files->isUsed($file->id)) {
                    throw new DomainError('invalid_transition');
                }
            }
            $this->transaction->afterCommit(function () use ($upload, $file): void {
                $this->partial->remove($upload->id);
                if ($file !== null) {
                    $this->storage->remove($file->path);
                }
            });
        });
    }
}
