<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Letters of referees without account, whose links own uploads. */
interface LetterUploads
{
    /**
     * @param string $hash of the link
     * @return int id of the letter, which is being written
     * @throws DomainError link_expired
     */
    public function letterOf(#[SensitiveParameter] string $hash): int;

    /**
     * Within the transaction that adds an upload: until its end no other process adds one to the letter.
     *
     * @param int $bytes of the upload
     * @throws DomainError link_expired · invalid_fields: too many files · upload_quota
     */
    public function requirePlace(int $letterId, int $bytes): void;

    /**
     * Within the transaction that stores the file: it becomes the letter’s.
     *
     * @throws DomainError invalid_fields: too many files
     * @throws UploadDeleted the letter is being written no more
     */
    public function stored(int $letterId, int $fileId): void;
}
