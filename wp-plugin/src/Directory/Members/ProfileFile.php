<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

/** The files of a profile that only its owner and those in charge read, by their fields. */
enum ProfileFile: string
{
    case Certificate = 'certificateId';
    case Cv = 'cvId';

    /** @return 'download_certificate_failed'|'download_cv_failed' code of a refusal */
    public function refusal(): string
    {
        return match ($this) {
            self::Certificate => 'download_certificate_failed',
            self::Cv => 'download_cv_failed',
        };
    }
}
