<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Files\FileLimits;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** How much may be uploaded. */
final readonly class UploadRoom
{
    /**
     * @param int $least bytes as which smaller files count
     * @param int $perPerson bytes of all uploads of an account
     */
    public function __construct(
        private FileLimits $limits,
        private UploadStore $store,
        private LetterUploads $letters,
        #[Limit('uploads', 'countedBytes')] private int $least,
        #[Limit('uploads', 'personBytes')] private int $perPerson,
    ) {
    }

    /** @throws DomainError payload_too_large */
    public function requireSize(FilePurpose $purpose, int $bytes): void
    {
        $max = $this->limits->bytes($purpose);
        if ($bytes > $max) {
            throw new DomainError('payload_too_large', [new FieldError('file', 'file_too_large', ['max' => $max])]);
        }
    }

    /**
     * Within the transaction that adds the upload.
     *
     * @throws DomainError upload_quota · invalid_fields
     */
    public function requirePlace(UploadOwner $owner, int $bytes): void
    {
        if ($owner->isLetter()) {
            $this->letters->requirePlace($owner->letterId, $bytes);
            return;
        }
        if ($this->store->bytesOf($owner->userId, $this->least) + max($bytes, $this->least) > $this->perPerson) {
            throw new DomainError('upload_quota');
        }
    }
}
