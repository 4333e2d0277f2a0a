<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\ComposedForm;
use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\MembershipTables;
use Passerelle\Tests\ApplicationForms;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** Calls on the platform with their forms. The clock stands at NOW until a test sets another. */
abstract class ApplicationTestCase extends IntegrationTestCase
{
    protected const NOW = '2026-11-28 12:00:00';
    protected const CLOSING = '2026-12-31T23:59:59Z';

    protected Viewer $owner;
    protected Viewer $manager;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->operateur();
        $this->manager = $this->users->operateur();
        $this->at(self::NOW);
    }

    /** From here on, it is this instant. */
    protected function at(string $instant): void
    {
        $this->usePluginWith([Clock::class => new FrozenClock($instant)]);
    }

    /** @param array<string, mixed> $values */
    protected function call(array $values = []): Record
    {
        return $this->content->published(ContentType::CallForApplication, [
            'managementMode' => 'internal',
            'depositLanguages' => ['fr', 'en'],
            'managerIds' => [$this->manager->id],
            'zone' => 'Africa/Dakar',
            'opensAt' => '2026-11-01T08:00:00Z',
            'closesAt' => self::CLOSING,
            ...$values,
        ], ownerId: $this->owner->id, at: new DateTimeImmutable('2026-10-01'));
    }

    /** @param array<string, mixed> $questions by id, without label */
    protected static function document(array $questions, string $label = 'Question'): string
    {
        $texts = ['fr' => $label, 'en' => $label];
        $listed = [];
        foreach ($questions as $id => $settings) {
            $listed[] = ['id' => $id, 'label' => $texts, ...(array) $settings];
        }

        return ApplicationForms::json(['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts, 'questions' => $listed]]]);
    }

    protected function composed(Viewer $viewer, Record $call): ComposedForm
    {
        return $this->plugin->get(ComposedForms::class)->find($viewer, $call->id, null);
    }

    /** @param int|null $version null: the current one */
    protected function change(
        Viewer $viewer,
        Record $call,
        FormAction $action,
        ?string $document = null,
        ?int $version = null,
        ?ReadyMadeForm $readyMade = null,
        ?Record $from = null,
    ): ComposedForm {
        $version ??= $this->composed($this->owner, $call)->form->version;

        return ($this->plugin->get(ChangeForm::class))($viewer, new FormRequest($action, $call->id, null, $version, $document, $readyMade, $from?->id));
    }

    /** Saves and publishes a form. */
    protected function publishForm(Record $call, string $document): ComposedForm
    {
        $this->change($this->owner, $call, FormAction::Save, $document);

        return $this->change($this->owner, $call, FormAction::Publish);
    }

    /** @return array<string, mixed> */
    protected function begin(Viewer $viewer, Record $call, ?int $structureId = null, ?string $language = null): array
    {
        $begun = ($this->plugin->get(BeginApplication::class))($viewer, $call->id, $structureId, $language);

        return $this->read($viewer, $begun->application->id);
    }

    /** @return array<string, mixed> */
    protected function read(Viewer $viewer, int $id): array
    {
        return $this->plugin->get(ReadApplications::class)->data($viewer, $id);
    }

    /** @return list<array<string, mixed>> */
    protected function applications(Viewer $viewer): array
    {
        return $this->plugin->get(ReadApplications::class)->list($viewer, 'fr');
    }

    protected function perform(Viewer $viewer, ApplicationAction $action, int $id, int $version, ?string $answers = null): ?Submission
    {
        return ($this->plugin->get(ChangeApplication::class))($viewer, new ApplicationRequest($action, $id, $version, $answers));
    }

    /**
     * @param array<string, mixed> $answers
     * @return array<string, mixed>
     */
    protected function write(Viewer $viewer, int $id, int $version, array $answers): array
    {
        $this->perform($viewer, ApplicationAction::Save, $id, $version, self::json($answers));

        return $this->read($viewer, $id);
    }

    /** @param list<array{Viewer, string, string}> $members account, role, status */
    protected function structure(array $members): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => array_map(
            static fn (array $member): array => ['user' => $member[0]->id, 'role' => $member[1], 'status' => $member[2]],
            $members,
        )]);
    }

    protected function leave(Record $structure, Viewer $member): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(MembershipTables::MEMBERSHIPS)} WHERE group_id = %d AND user_id = %d", $structure->groupId, $member->id);
        Memberships::forget($member->id);
    }

    protected static function json(mixed $value): string
    {
        return ApplicationForms::json($value);
    }

    /** @param array<string, mixed> $data */
    protected function id(array $data): int
    {
        self::assertIsInt($data['id']);

        return $data['id'];
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed>
     */
    protected static function answers(array $data): array
    {
        self::assertIsString($data['answers']);
        /** @var array<string, mixed> $answers */
        $answers = json_decode($data['answers'], true);

        return $answers;
    }

    /**
     * @param array<string, mixed> $data
     * @return list<string>
     */
    protected static function missing(array $data): array
    {
        /** @var list<array{path: string, code: string}> $problems */
        $problems = $data['missing'];

        return array_map(static fn (array $problem): string => "{$problem['path']}: {$problem['code']}", $problems);
    }
}
