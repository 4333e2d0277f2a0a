<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Subject;

/** Builds the subject of permission checks from a record. */
final class RecordSubject
{
    private const COUNTRY = ['activityCountry', 'headquartersCountry'];
    private const COUNTRIES = ['countryIds', 'secondaryCountryIds'];
    private const MANAGERS = 'managerIds';
    private const MENTORS = 'mentorIds';
    private const ORGANISER = 'organiserId';
    private const BENEFICIARIES = 'beneficiaryIds';

    /** Keys of the values that from() reads. */
    public const VALUE_KEYS = [...self::COUNTRY, ...self::COUNTRIES, self::MANAGERS, self::MENTORS, self::ORGANISER, self::BENEFICIARIES];

    public static function from(
        ContentType $type,
        Status $status,
        int $ownerId,
        Audience $audience,
        int $groupId,
        Values $values,
    ): Subject {
        return new Subject(
            $type,
            $status,
            $ownerId,
            $audience,
            self::countriesIn($values),
            $values->ints(self::MANAGERS),
            $type === ContentType::Structure ? $groupId : $values->int(self::ORGANISER),
            mentors: $values->ints(self::MENTORS),
            beneficiaries: $values->ints(self::BENEFICIARIES),
        );
    }

    /** @return list<string> */
    private static function countriesIn(Values $values): array
    {
        $all = [...array_map($values->text(...), self::COUNTRY), ...array_merge(...array_map($values->codes(...), self::COUNTRIES))];

        return array_values(array_unique(array_filter($all, static fn (string $code): bool => $code !== '')));
    }
}
