<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use Passerelle\Content\Model\ContentType;

/** Values with which a record of each type can be published. */
final class CompleteValues
{
    public const LAST_NAME = 'N’Guessan';
    private const DAY = 86_400;

    /** @return array<string, mixed> */
    public static function of(ContentType $type): array
    {
        return [...self::texts($type), ...self::shared($type)];
    }

    /** @return array<string, mixed> */
    public static function texts(ContentType $type): array
    {
        $summary = ['summary' => 'En une phrase.', 'description' => '<p>En entier.</p>'];

        return match ($type) {
            ContentType::Initiative => ['subtitle' => 'En une phrase.', 'description' => '<p>En entier.</p>', 'ambition' => 'Dans cinq ans.'],
            ContentType::CommunityProfile => ['job' => 'Comédienne', 'biography' => '<p>Une vie.</p>'],
            ContentType::Structure => ['summary' => 'En une phrase.'],
            default => $summary,
        };
    }

    /** @return array<string, mixed> */
    private static function shared(ContentType $type): array
    {
        $places = ['countryIds' => ['SN'], 'sectorIds' => ['theatre']];

        return match ($type) {
            ContentType::Initiative => [...$places, 'startDate' => '2026-03-01'],
            ContentType::CallForApplication => [
                ...$places,
                'callType' => 'residency',
                'aidType' => 'mobility',
                'depositLanguages' => ['fr'],
                'zone' => 'Africa/Dakar',
                'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() + 10 * self::DAY),
                'closesAt' => gmdate('Y-m-d\TH:i:s\Z', time() + 40 * self::DAY),
                'managementMode' => 'internal',
                'fees' => 'none',
            ],
            ContentType::CommunityProfile => [
                'firstName' => 'Aïssatou',
                'lastName' => self::LAST_NAME,
                'memberType' => 'structure',
                'activityCountry' => 'SN',
                'sectorIds' => ['theatre'],
            ],
            ContentType::Structure => [
                'structureType' => 'association',
                'headquartersCountry' => 'SN',
                'city' => 'Dakar',
                'sectorIds' => ['theatre'],
            ],
            ContentType::Event => [...$places, 'startsAt' => '2027-01-10T18:00:00Z', 'zone' => 'Africa/Dakar', 'mode' => 'onsite'],
            ContentType::Resource => [...$places, 'resourceKind' => 'guide', 'url' => 'https://example.org/guide'],
            ContentType::Training => [...$places, 'provider' => 'École des Sables', 'mode' => 'onsite'],
            ContentType::SupportedProject => [
                ...$places,
                'beneficiary' => 'Les Ateliers',
                'startDate' => '2026-01-01',
                'endDate' => '2026-12-31',
            ],
        };
    }
}
