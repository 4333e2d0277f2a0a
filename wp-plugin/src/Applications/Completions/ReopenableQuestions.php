<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use stdClass;

/** Questions of what was sent that can be answered anew: those that the applicant saw, but for letters, values of the profile and statistical ones. */
final readonly class ReopenableQuestions
{
    private const CLOSED = [QuestionKind::Letter, QuestionKind::ProfileValue];

    public function __construct(private SnapshotStore $snapshots, private FormStore $forms, private FormReader $reader)
    {
    }

    /** @return list<string> ids in the order of the form; none where nothing was sent */
    public function of(Submission $submission): array
    {
        $sent = $this->snapshots->counted($submission)?->members() ?? [];
        $version = is_int($sent['form'] ?? null) ? $this->forms->version($submission->stage, $sent['form']) : null;
        if ($version === null) {
            return [];
        }
        $answers = Answers::ofValues($sent['answers'] instanceof stdClass ? $sent['answers'] : new stdClass());
        $seen = Visibility::ofForm($this->reader->read($version->document), $answers);
        $open = array_filter($seen, static fn (Question $each): bool => !$each->handling->isStatistical && !in_array($each->kind, self::CLOSED, true));

        return array_values(array_map(static fn (Question $question): string => $question->id, $open));
    }
}
