<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use LogicException;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Rights\Viewer;

/** Applications of people of the demo content: begun and sent between the opening of the call and now, each by its own account. */
final readonly class DemoApplicants
{
    private const FILES = 'sketches';
    private const MINUTES_OF_WRITING = 95;

    private DemoFiles $files;
    private DemoDates $dates;

    public function __construct(private DemoPast $past)
    {
        $this->dates = new DemoDates($past->now);
        $this->files = new DemoFiles($past->plugin->get(Files::class));
    }

    /**
     * Once for each call, all or none: where there is an application already, nothing is added.
     *
     * @param list<array<string, mixed>> $applications
     */
    public function ensure(Record $call, array $applications): void
    {
        $db = $this->past->db;
        $applied = $db->value("SELECT 1 FROM {$db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d LIMIT 1", $call->groupId);
        if ($applied === null) {
            $this->past->happen(function () use ($call, $applications): void {
                foreach ($applications as $number => $application) {
                    $this->apply($call, $application, ($number + 1) / (count($applications) + 1));
                }
            });
        }
    }

    /**
     * @param array<string, mixed> $application
     * @param float $share of the time from the opening until now, or the closing, after which it is sent
     */
    private function apply(Record $call, array $application, float $share): void
    {
        $dates = CallDates::of($call->values);
        $opensAt = $dates->opensAt ?? throw new LogicException("{$call->title} has no opening.");
        $until = min($this->past->now, $dates->closesAt ?? $this->past->now);
        $this->past->clock->set($opensAt->modify(sprintf('+%d seconds', (int) (($until->getTimestamp() - $opensAt->getTimestamp()) * $share))));
        $person = $this->past->viewer((string) $application['key']);
        $begun = ($this->past->plugin->get(BeginApplication::class))($person, $call->id, null, (string) $application['language']);
        $answers = $this->answers((array) $application['answers'], (array) ($application['files'] ?? []), $person);
        $saved = $answers === [] ? $begun : $this->change($person, ApplicationAction::Save, $begun, $answers);
        if (isset($application['begun'])) {
            return;
        }
        $this->past->clock->set($this->past->clock->now()->modify(sprintf('+%d minutes', self::MINUTES_OF_WRITING)));
        $sent = $this->change($person, ApplicationAction::Send, $saved);
        if (isset($application['sentTwice'])) {
            $this->change($person, ApplicationAction::Send, $this->change($person, ApplicationAction::TakeBack, $sent));
        }
    }

    /** @param array<string, mixed>|null $answers */
    private function change(Viewer $person, ApplicationAction $action, Submission $submission, ?array $answers = null): Submission
    {
        $json = $answers === null ? null : (string) json_encode($answers, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        $request = new ApplicationRequest($action, $submission->application->id, $submission->version, $json);

        return ($this->past->plugin->get(ChangeApplication::class))($person, $request) ?? throw new LogicException('The application is gone.');
    }

    /**
     * @param array<string, mixed> $answers rows of tables by their cells, dates in days from now
     * @param list<string> $files names
     * @return array<string, mixed> as they are stored
     */
    private function answers(array $answers, array $files, Viewer $person): array
    {
        $stored = array_map(fn (mixed $answer): mixed => match (true) {
            is_string($answer) => $this->dates->read($answer, 'UTC'),
            is_array($answer) => self::rows($answer),
            default => $answer,
        }, $answers);
        $ids = array_map(fn (string $name): int => $this->files->document($name, FilePurpose::Application, $person->id), $files);

        return $ids === [] ? $stored : [...$stored, self::FILES => $ids];
    }

    /**
     * @param array<mixed> $answer
     * @return array<mixed>
     */
    private static function rows(array $answer): array
    {
        $rows = [];
        foreach ($answer as $number => $each) {
            $rows[] = is_array($each) ? ['id' => 'row-' . ($number + 1), 'cells' => $each] : $each;
        }

        return $rows;
    }
}
