<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use DateTimeImmutable;
use Passerelle\Files\FilePurpose;

/** A file that arrives in pieces. */
final readonly class Upload
{
    /**
     * @param string $id 32 random hexadecimal digits
     * @param string $name original name, not trusted
     * @param int $letterId of the letter of a referee, who has no account; 0: of the owner
     * @param int $bytes announced size
     * @param int $received bytes so far, which is the offset of the next piece
     * @param int|null $fileId of the stored file
     * @param string|null $error code of Inspection\Reason, when it was refused
     */
    public function __construct(
        public string $id,
        public int $ownerId,
        public int $letterId,
        public FilePurpose $purpose,
        public string $name,
        public int $bytes,
        public int $received,
        public UploadState $state,
        public ?int $fileId,
        public ?string $error,
        public DateTimeImmutable $expiresAt,
    ) {
    }
}
