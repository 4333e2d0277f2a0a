<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Content\Values;

/** What rights depend on in a record. */
final readonly class Subject
{
    /**
     * @param list<string> $countries ISO codes: where it happens, works or has its seat
     * @param list<int> $managers users who run a call
     * @param int|null $structureId group id of the structure behind it (itself, for a structure)
     */
    public function __construct(
        public ContentType $type,
        public Status $status,
        public int $ownerId,
        public Audience $audience = Audience::Public,
        public array $countries = [],
        public array $managers = [],
        public ?int $structureId = null,
        public bool $hasApplications = false,
    ) {
    }

    public static function of(Record $record): self
    {
        return self::from(
            $record->type,
            $record->status,
            $record->ownerId,
            $record->audience,
            $record->groupId,
            $record->values,
        );
    }

    public static function from(
        ContentType $type,
        Status $status,
        int $ownerId,
        Audience $audience,
        int $groupId,
        Values $values,
    ): self {
        return new self(
            $type,
            $status,
            $ownerId,
            $audience,
            self::countriesIn($values),
            $values->ints('managers'),
            $type === ContentType::Structure ? $groupId : $values->int('organiser'),
        );
    }

    /** Keys of the values that from() reads. */
    public const VALUE_KEYS = [
        'countries', 'activityCountry', 'secondaryCountries', 'headquartersCountry', 'managers', 'organiser',
    ];

    /** @return list<string> */
    private static function countriesIn(Values $values): array
    {
        $all = [
            ...$values->texts('countries'),
            $values->text('activityCountry'),
            ...$values->texts('secondaryCountries'),
            $values->text('headquartersCountry'),
        ];

        return array_values(array_unique(array_filter($all, static fn (string $code): bool => $code !== '')));
    }
}
