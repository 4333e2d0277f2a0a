<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Integration\Applications\ApplicationTestCase;
use WP_User;

/** Aïda’s application with an answer, and all who might want to read it. */
abstract class HandlingTestCase extends ApplicationTestCase
{
    protected const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 2000],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [
            ['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']],
            ['id' => 'man', 'label' => ['fr' => 'Homme', 'en' => 'Man']],
        ]],
        'files' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 2],
    ];
    /** Who handles nothing of a call: for each of them, its applications do not exist. */
    private const STRANGERS = [
        'manager of another call', 'mentor', 'manager without the role', 'validator', 'editor', 'administrator', 'super administrator', 'applicant', 'co-writer',
        'other member', 'signed out',
    ];

    protected Viewer $applicant;
    protected Record $call;
    /** Id of Aïda’s application, sent as version 1. */
    protected int $id;

    protected function setUp(): void
    {
        parent::setUp();
        $this->applicant = $this->named('Aïda');
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(static::FORM));
        $this->id = $this->sent($this->applicant, ['motive' => 'Fleuve', 'gender' => 'woman']);
    }

    protected function named(string $name): Viewer
    {
        $viewer = $this->users->beneficiaire();
        wp_update_user(['ID' => $viewer->id, 'display_name' => $name]);

        return $viewer;
    }

    /** @param array<string, mixed> $answers */
    protected function sent(Viewer $applicant, array $answers, ?Record $structure = null, ?string $language = null): int
    {
        $id = $this->id($this->begin($applicant, $this->call, $structure?->id, $language));
        $this->write($applicant, $id, 1, $answers);
        $this->perform($applicant, ApplicationAction::Send, $id, 2);

        return $id;
    }

    /** @return array<string, array{string}> */
    public static function strangers(): array
    {
        return array_combine(self::STRANGERS, array_map(static fn (string $who): array => [$who], self::STRANGERS));
    }

    protected function stranger(string $who): Viewer
    {
        return match ($who) {
            'manager of another call' => $this->managerOfAnother(),
            'mentor' => $this->mentor(),
            'manager without the role' => $this->formerManager(),
            'validator' => $this->users->moderateur('SN'),
            'editor' => $this->users->editor(),
            'administrator' => $this->users->administrator(),
            'super administrator' => $this->users->with(Role::SuperAdministrateur),
            'applicant' => $this->applicant,
            'co-writer' => $this->coWriter($this->users->beneficiaire()),
            'signed out' => Viewer::anonymous(),
            'other member' => $this->users->beneficiaire(),
            default => self::fail($who),
        };
    }

    /** Invites a member to write Aïda’s application, who accepts. */
    protected function coWriter(Viewer $person): Viewer
    {
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
        ($this->plugin->get(InviteCoWriter::class))($this->applicant, $this->id, new WhomToInvite(userId: $person->id), CoWriterRole::Edit);
        $invitation = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('invitations')}");
        ($this->plugin->get(AnswerCoWriting::class))($person, $invitation, InvitationAnswer::Accept);

        return $person;
    }

    private function managerOfAnother(): Viewer
    {
        $person = $this->users->operateur();
        $this->call(['managerIds' => [$person->id]]);

        return $person;
    }

    private function mentor(): Viewer
    {
        $person = $this->users->operateur();
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
        $this->call = $this->content->save($this->call, ['mentorIds' => [$person->id]]);

        return $person;
    }

    /** Still named in the call, but an operator no more. */
    private function formerManager(): Viewer
    {
        $person = $this->users->operateur();
        $this->call = $this->content->save($this->call, ['managerIds' => [$this->manager->id, $person->id]]);
        (new WP_User($person->id))->set_role(Role::Beneficiaire->value);

        return (new ViewerFactory())->of($person->id);
    }
}
