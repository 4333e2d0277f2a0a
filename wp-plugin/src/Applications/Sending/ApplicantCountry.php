<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\Forms\Document\ProfileSource;

/** Country of who applies: the structure’s headquarters, else where the person is active, else where they live. */
final class ApplicantCountry
{
    /** Values of the profile that say it, the first of them that is known. A person has none of the structure’s. */
    public const SOURCES = [ProfileSource::StructureCountry->value, ProfileSource::PersonActivityCountry->value, ProfileSource::PersonResidenceCountry->value];

    /**
     * @param array<string, string> $profile values by source
     * @return string|null ISO 3166 alpha-2
     */
    public static function of(array $profile, bool $isStructure): ?string
    {
        foreach ($isStructure ? [ProfileSource::StructureCountry->value] : self::SOURCES as $source) {
            if (($profile[$source] ?? '') !== '') {
                return $profile[$source];
            }
        }

        return null;
    }
}
