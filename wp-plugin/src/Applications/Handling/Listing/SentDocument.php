<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Sending\ApplicantCountry;
use Passerelle\Applications\Sending\Snapshot;
use stdClass;

/** The members of a snapshot’s document, typed. What an older format lacks is empty. */
final readonly class SentDocument
{
    /**
     * @param string $name of who applies, as it was shown: the structure, else the person
     * @param string $person who applies for the structure; '' where the person applies for themselves
     * @param string $country ISO 3166 alpha-2
     * @param array<string, string> $profile values that the form asks for, by source
     * @param list<array{question: string, id: int, name: string, bytes: int, type: string, sha256: string}> $files
     * @param list<array{question: string, id: int, state: string, receivedAt: string|null}> $letters
     */
    private function __construct(
        public bool $isTrial,
        public string $receipt,
        public int $callGroup,
        public int $stage,
        public int $form,
        public string $language,
        public string $name,
        public string $person,
        public bool $isStructure,
        public string $country,
        public array $profile,
        public Answers $answers,
        public array $files,
        public array $letters,
    ) {
    }

    public static function of(Snapshot $snapshot): self
    {
        $members = $snapshot->members();
        $call = (array) ($members['call'] ?? []);
        $applicant = (array) ($members['applicant'] ?? []);
        $structure = self::text($applicant['structure'] ?? null);
        $person = self::text($applicant['person'] ?? null);
        $answers = $members['answers'] ?? null;
        $profile = array_filter((array) ($members['profile'] ?? []), is_string(...));

        return new self(
            ($members['trial'] ?? false) === true,
            self::text($members['number'] ?? null),
            self::whole($call['group'] ?? null),
            self::whole($members['stage'] ?? null),
            self::whole($members['form'] ?? null),
            self::text($members['language'] ?? null),
            $structure === '' ? $person : $structure,
            $structure === '' ? '' : $person,
            $structure !== '',
            self::country($applicant, $profile),
            $profile,
            $answers instanceof stdClass ? Answers::ofValues($answers) : Answers::none(),
            array_map(static fn (array $file): array => [
                'question' => self::text($file['question'] ?? null),
                'id' => self::whole($file['id'] ?? null),
                'name' => self::text($file['name'] ?? null),
                'bytes' => self::whole($file['bytes'] ?? null),
                'type' => self::text($file['type'] ?? null),
                'sha256' => self::text($file['sha256'] ?? null),
            ], self::rows($members['files'] ?? null)),
            array_map(static fn (array $letter): array => [
                'question' => self::text($letter['question'] ?? null),
                'id' => self::whole($letter['id'] ?? null),
                'state' => self::text($letter['state'] ?? null),
                'receivedAt' => is_string($letter['receivedAt'] ?? null) ? $letter['receivedAt'] : null,
            ], self::rows($members['letters'] ?? null)),
        );
    }

    /**
     * What was sent before documents named the country may have it among the values of the profile.
     *
     * @param array<string, mixed> $applicant
     * @param array<string, string> $profile
     */
    private static function country(array $applicant, array $profile): string
    {
        foreach ([$applicant['country'] ?? '', ...array_map(static fn (string $source): string => $profile[$source] ?? '', ApplicantCountry::SOURCES)] as $code) {
            if (is_string($code) && preg_match('/^[A-Z]{2}$/D', $code) === 1) {
                return $code;
            }
        }

        return '';
    }

    /** @return list<array<string, mixed>> */
    private static function rows(mixed $rows): array
    {
        return array_values(array_map(static fn (mixed $row): array => (array) $row, is_array($rows) ? $rows : []));
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }

    private static function whole(mixed $value): int
    {
        return is_int($value) ? $value : 0;
    }
}
