<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;
use Passerelle\Content\Storage;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Applications of people of the demo content: begun and sent between the opening of the call and now, each by its own account. */
final readonly class DemoApplicants
{
    private const FILES = 'sketches';
    private const MINUTES_OF_WRITING = 95;

    private DemoClock $clock;
    private Plugin $plugin;
    private Database $db;
    private DemoFiles $files;
    private DemoDates $dates;

    public function __construct(Plugin $running)
    {
        $now = new DateTimeImmutable('now', new DateTimeZone('UTC'));
        $this->clock = new DemoClock($now);
        $this->dates = new DemoDates($now);
        $this->db = $running->get(Database::class);
        $this->files = new DemoFiles($running->get(Files::class));
        $this->plugin = Plugin::build([
            Database::class => $this->db,
            Transaction::class => $running->get(Transaction::class),
            Storage::class => $running->get(Storage::class),
            Clock::class => $this->clock,
        ]);
    }

    /**
     * Once for each call, all or none: where there is an application already, nothing is added.
     *
     * @param list<array<string, mixed>> $applications
     */
    public function ensure(Record $call, array $applications): void
    {
        $applied = $this->db->value("SELECT 1 FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d LIMIT 1", $call->groupId);
        if ($applied === null) {
            $this->plugin->get(Transaction::class)->run(function () use ($call, $applications): void {
                $last = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('outbox')}");
                foreach ($applications as $number => $application) {
                    $this->apply($call, $application, ($number + 1) / (count($applications) + 1));
                }
                // Receipts to people who don't exist.
                $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE id > %d AND kind = %s", $last, 'mail');
            });
        }
    }

    /**
     * @param array<string, mixed> $application
     * @param float $share of the time since the opening after which it is sent
     */
    private function apply(Record $call, array $application, float $share): void
    {
        $opensAt = CallDates::of($call->values)->opensAt ?? throw new LogicException("{$call->title} has no opening.");
        $now = new DateTimeImmutable('now', new DateTimeZone('UTC'));
        $this->clock->set($opensAt->modify(sprintf('+%d seconds', (int) (($now->getTimestamp() - $opensAt->getTimestamp()) * $share))));
        $person = $this->viewer((string) $application['key']);
        $begun = ($this->plugin->get(BeginApplication::class))($person, $call->id, null, (string) $application['language']);
        $answers = $this->answers((array) $application['answers'], (array) ($application['files'] ?? []), $person);
        $saved = $answers === [] ? $begun : $this->change($person, ApplicationAction::Save, $begun, $answers);
        if (isset($application['begun'])) {
            return;
        }
        $this->clock->set($this->clock->now()->modify(sprintf('+%d minutes', self::MINUTES_OF_WRITING)));
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

        return ($this->plugin->get(ChangeApplication::class))($person, $request) ?? throw new LogicException('The application is gone.');
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

    private function viewer(string $login): Viewer
    {
        $user = get_user_by('login', $login);

        return (new ViewerFactory())->of($user === false ? throw new LogicException("There is no account {$login}.") : $user->ID);
    }
}
