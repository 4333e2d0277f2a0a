<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Kernel\DomainError;
use stdClass;

/** What was sent, as a reviewer reads it. */
final readonly class SentApplication
{
    public function __construct(private SnapshotStore $snapshots, private FormStore $forms, private FormReader $reader)
    {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found: emptied
     */
    public function data(ReviewedApplication $application, bool $isBlind): array
    {
        $snapshot = array_values(array_filter(
            $this->snapshots->ofSubmission($application->submissionId),
            static fn (Snapshot $each): bool => $each->number === $application->sentNumber && $each->document !== '',
        ))[0] ?? throw DomainError::notFound();
        $members = $snapshot->members();
        $version = is_int($members['form'] ?? null) ? $this->forms->version($application->stage, $members['form']) : null;
        $form = $this->reader->read($version->document ?? throw DomainError::notFound());
        $answers = Answers::ofValues($members['answers'] instanceof stdClass ? $members['answers'] : new stdClass());
        $questions = ReviewedForm::questions($form, $answers, $isBlind);
        $shown = array_filter($questions, static fn (Question $each): bool => !$isBlind || !$each->rules instanceof FileRules);

        return [
            'answers' => $answers->of(
                array_values(array_filter(array_map(static fn (Question $each): string => $each->id, $shown), static fn (string $id): bool => $answers->get($id) !== null)),
            )->json(),
            'applicantName' => $isBlind ? null : self::name($members, 'person'),
            'files' => self::files($members, $questions, $isBlind),
            'form' => ReviewedForm::document($version->document, $questions),
            'language' => $application->language,
            'profile' => self::profile($members, $questions),
            'snapshot' => $snapshot->number,
            'structureName' => $isBlind ? null : self::name($members, 'structure'),
        ];
    }

    /**
     * Names under which a blind review shows files, without extension.
     *
     * @return array<int, string> by id of the file
     * @throws DomainError not_found: emptied
     */
    public function readableNames(ReviewedApplication $application): array
    {
        /** @var list<array{id: int|null, name: string|null}> $files */
        $files = $this->data($application, true)['files'];
        $names = [];
        foreach ($files as ['id' => $id, 'name' => $name]) {
            $names += $id === null ? [] : [$id => (string) $name];
        }

        return $names;
    }

    /** @param array<string, mixed> $members */
    private static function name(array $members, string $key): ?string
    {
        $name = ((array) ($members['applicant'] ?? []))[$key] ?? null;

        return is_string($name) && $name !== '' ? $name : null;
    }

    /**
     * In a blind review without names and sizes. Pictures can be read under the name of their question: they were encoded again when
     * they were uploaded, without what the camera or its owner had written into them. Other kinds are only counted, since documents name
     * their authors.
     *
     * @param array<string, mixed> $members
     * @param list<Question> $questions
     * @return list<array<string, mixed>>
     */
    private static function files(array $members, array $questions, bool $isBlind): array
    {
        $ids = array_map(static fn (Question $each): string => $each->id, $questions);
        [$files, $counts] = [[], []];
        foreach ((array) ($members['files'] ?? []) as $file) {
            $values = (array) $file;
            if (in_array($values['question'] ?? '', $ids, true)) {
                $question = is_string($values['question']) ? $values['question'] : '';
                $counts[$question] = ($counts[$question] ?? 0) + 1;
                $isReadable = !$isBlind || str_starts_with(is_string($values['type'] ?? null) ? $values['type'] : '', 'image/');
                $files[] = [
                    'bytes' => $isBlind ? null : $values['bytes'] ?? null,
                    'id' => $isReadable ? $values['id'] ?? null : null,
                    'name' => $isBlind ? ($isReadable ? "{$question}-{$counts[$question]}" : null) : $values['name'] ?? null,
                    'question' => $values['question'],
                    'type' => $values['type'] ?? '',
                ];
            }
        }

        return $files;
    }

    /**
     * @param array<string, mixed> $members
     * @param list<Question> $questions
     * @return list<array{name: string, value: string}>
     */
    private static function profile(array $members, array $questions): array
    {
        $sources = [];
        foreach ($questions as $question) {
            $sources = $question->rules instanceof ProfileRules ? [...$sources, $question->rules->source->value] : $sources;
        }
        $values = array_filter((array) ($members['profile'] ?? []), is_string(...));
        $shown = array_intersect_key($values, array_flip($sources));

        return array_map(static fn (int|string $name, string $value): array => ['name' => (string) $name, 'value' => $value], array_keys($shown), array_values($shown));
    }
}
