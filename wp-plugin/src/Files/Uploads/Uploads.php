<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use DateInterval;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Files\FileLimits;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Services;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\Viewer;

/** Files that arrive in pieces. For anyone but its owner an upload does not exist. */
final readonly class Uploads
{
    private const ID_BYTES = 16;
    private const NAME_MAX = 255;

    public function __construct(
        private Services $services,
        private UploadStore $store,
        private PartialFiles $partial,
        private Files $files,
        private FileLimits $limits,
        private Outbox $outbox,
        private ProposalStore $proposals,
    ) {
    }

    /**
     * @param string $name original name, of any length
     * @param int $bytes size of the whole file
     * @throws DomainError session_expired, malformed_request, invalid_fields, payload_too_large, upload_quota
     */
    public function create(Viewer $owner, string $purpose, string $name, int $bytes): Upload
    {
        self::requireAccount($owner);
        $known = FilePurpose::tryFrom($purpose) ?? throw DomainError::invalid([new FieldError('purpose', 'invalid_choice')]);
        if ($bytes < 1) {
            throw new DomainError('malformed_request');
        }
        $max = $this->limits->bytes($known);
        if ($bytes > $max) {
            throw new DomainError('payload_too_large', [new FieldError('file', 'file_too_large', ['max' => $max])]);
        }
        $id = bin2hex(random_bytes(self::ID_BYTES));
        $expiresAt = $this->services->clock->now()->add(new DateInterval("PT{$this->limit('hours')}H"));
        $this->services->transaction->run(function () use ($owner, $known, $name, $bytes, $id, $expiresAt): void {
            $least = $this->limit('countedBytes');
            if ($this->store->bytesOf($owner->id, $least) + max($bytes, $least) > $this->limit('personBytes')) {
                throw new DomainError('upload_quota');
            }
            $this->store->add($id, $owner->id, $known, mb_substr($name, 0, self::NAME_MAX), $bytes, $expiresAt);
        });

        return $this->get($owner, $id);
    }

    /**
     * Appends a piece. The bytes are written while the compare-and-swap of the offset locks the row: a request that loses the
     * race writes nothing, and an interrupted one leaves the offset where it was.
     *
     * @throws DomainError session_expired, not_found, upload_expired, upload_offset, payload_too_large
     */
    public function append(Viewer $owner, string $id, int $offset, string $bytes): Upload
    {
        $upload = $this->get($owner, $id);
        $end = $offset + strlen($bytes);
        if ($upload->received !== $offset) {
            throw new DomainError('upload_offset');
        }
        if ($end > $upload->bytes || strlen($bytes) > $this->limit('pieceBytes')) {
            throw new DomainError('payload_too_large');
        }
        if ($bytes === '') {
            return $upload;
        }
        $isComplete = $end === $upload->bytes;
        $this->services->transaction->run(function () use ($id, $offset, $end, $bytes, $isComplete): void {
            if (!$this->store->advance($id, $offset, $end, $isComplete ? UploadState::Inspecting : UploadState::Receiving)) {
                throw new DomainError('upload_offset');
            }
            $this->partial->write($id, $offset, $bytes);
            if ($isComplete) {
                $this->outbox->add(InspectUpload::KIND, ['upload' => $id]);
            }
        });

        return $this->get($owner, $id);
    }

    /** @throws DomainError session_expired, not_found, upload_expired */
    public function get(Viewer $owner, string $id): Upload
    {
        self::requireAccount($owner);
        $upload = $this->store->find($id);
        if ($upload === null || $upload->ownerId !== $owner->id) {
            throw DomainError::notFound();
        }
        if ($upload->expiresAt <= $this->services->clock->now()) {
            throw new DomainError('upload_expired');
        }

        return $upload;
    }

    /**
     * Deletes the upload with its bytes, and the stored file.
     *
     * @throws DomainError session_expired, not_found, upload_expired; invalid_transition when a record uses the file;
     * stale_version when the upload changes at the same moment
     */
    public function delete(Viewer $owner, string $id): void
    {
        $upload = $this->get($owner, $id);
        if ($upload->fileId !== null && ($this->isUsed($upload->fileId) || $this->proposals->mention($upload->fileId))) {
            throw new DomainError('invalid_transition');
        }
        $this->discard($upload);
    }

    /** Deletes expired uploads, their files that nothing uses, and bytes without an upload. @return int uploads deleted */
    public function sweep(): int
    {
        $deleted = 0;
        foreach ($this->store->expired() as $upload) {
            $deleted += $this->end($upload) ? 1 : 0;
        }
        $since = $this->services->clock->now()->sub(new DateInterval("PT{$this->limit('hours')}H"))->getTimestamp();
        foreach ($this->partial->olderThan($since) as $id) {
            if ($this->store->find($id) === null) {
                $this->partial->remove($id);
            }
        }

        return $deleted;
    }

    /** @return bool false: it stays until the next sweep */
    private function end(Upload $upload): bool
    {
        if ($upload->fileId !== null && $this->isUsed($upload->fileId)) {
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
        $this->services->transaction->run(function () use ($upload): void {
            if (!$this->store->delete($upload)) {
                throw DomainError::staleVersion();
            }
            $file = $upload->fileId === null ? null : $this->files->find($upload->fileId);
            if ($file !== null) {
                $this->files->delete([$file->id]);
            }
            $this->services->transaction->afterCommit(function () use ($upload, $file): void {
                $this->partial->remove($upload->id);
                if ($file !== null) {
                    $this->files->storage->remove($file->path);
                }
            });
        });
    }

    private function isUsed(int $fileId): bool
    {
        return $this->files->uses->of($fileId) !== [] || $this->files->tags($fileId) !== [];
    }

    private function limit(string $name): int
    {
        return $this->services->config->limit('uploads', $name);
    }

    private static function requireAccount(Viewer $viewer): void
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('session_expired');
        }
    }
}
