<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Copies of applications to print: as they were sent, and as they are. */
final class CopyTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 200],
        'abroad' => ['kind' => 'yesNo'],
        'where' => ['kind' => 'country', 'condition' => ['source' => 'abroad', 'operator' => 'equals', 'value' => true]],
        'job' => ['kind' => 'profileValue', 'source' => 'person.job'],
        'gender' => ['kind' => 'yesNo', 'statistical' => true],
        'stages' => ['kind' => 'table', 'columns' => [
            ['id' => 'paid', 'label' => ['fr' => 'Payé', 'en' => 'Paid'], 'kind' => 'yesNo'],
            ['id' => 'fee', 'label' => ['fr' => 'Cachet', 'en' => 'Fee'], 'kind' => 'shortText', 'condition' => ['source' => 'paid', 'operator' => 'equals', 'value' => true]],
        ]],
    ];
    private const ANSWERS = [
        'motive' => 'Parce que',
        'abroad' => false,
        'where' => 'SN',
        'gender' => true,
        'stages' => [['id' => 'one', 'cells' => ['paid' => false, 'fee' => 'HIDDEN']]],
    ];

    private Record $call;
    private Viewer $member;
    private int $id;

    protected function setUp(): void
    {
        parent::setUp();
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        $this->member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ['job' => 'Comédienne'], ownerId: $this->member->id);
        $this->id = $this->id($this->begin($this->member, $this->call));
        $this->write($this->member, $this->id, 1, self::ANSWERS);
    }

    public function testACopyOfADraftHasWhatTheApplicantSees(): void
    {
        $copy = $this->copy($this->member, false);
        $document = self::decoded($copy['document']);

        self::assertSame(['motive' => 'Parce que', 'abroad' => false, 'gender' => true, 'stages' => [['id' => 'one', 'cells' => ['paid' => false]]]], $document['answers']);
        self::assertSame('Comédienne', ((array) $document['profile'])['person.job'] ?? null);
        self::assertSame([$this->call->title, null, 0, []], [((array) $document['call'])['title'], $document['number'], $document['version'], $document['files']]);
        self::assertSame(['sentAt' => null, 'sha256' => null, 'zone' => 'Africa/Dakar'], array_diff_key($copy, array_flip(['document', 'form', 'readerZone', 'submissionId'])));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->copy($this->member, true)), 'It was not sent.');
    }

    public function testWhatWasSentIsTheSameLaterWhateverChanges(): void
    {
        AccountCountry::set($this->member->id, 'FR');
        $this->perform($this->member, ApplicationAction::Send, $this->id, 2);
        $sent = $this->copy($this->member, true);
        $document = self::decoded($sent['document']);
        $seen = ['motive' => 'Parce que', 'abroad' => false, 'stages' => [['id' => 'one', 'cells' => ['paid' => false]]]];
        self::assertSame($seen, $document['answers'], 'No hidden and no statistical answer is sent.');
        self::assertSame(hash('sha256', is_string($sent['document']) ? $sent['document'] : ''), $sent['sha256']);
        self::assertSame(['2026-11-28T12:00:00Z', 'Africa/Dakar', 'Europe/Paris'], [$sent['sentAt'], $sent['zone'], $sent['readerZone']]);

        wp_update_user(['ID' => $this->member->id, 'display_name' => 'Autre Nom']);
        $this->change($this->owner, $this->call, FormAction::Save, self::document(self::FORM, 'Autre'));
        $this->change($this->owner, $this->call, FormAction::Publish);
        $this->perform($this->member, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->member, $this->id, 4, ['motive' => 'Autre motif']);

        self::assertSame($sent, $this->copy($this->member, true));
        $now = $this->copy($this->member, false);
        self::assertSame('Autre motif', ((array) self::decoded($now['document'])['answers'])['motive'] ?? null);
        self::assertStringContainsString('Autre', is_string($now['form']) ? $now['form'] : '');
    }

    public function testOnlyThoseWhoWriteItGetIt(): void
    {
        $this->perform($this->member, ApplicationAction::Send, $this->id, 2);
        $others = [Viewer::anonymous(), $this->users->beneficiaire(), $this->owner, $this->manager, $this->users->moderateur('SN'), $this->users->administrator()];
        foreach ($others as $other) {
            foreach ([true, false] as $isSent) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->copy($other, $isSent)));
            }
        }
    }

    /** @return array<string, mixed> */
    private function copy(Viewer $viewer, bool $isSent): array
    {
        return $this->plugin->get(ApplicationCopy::class)->data($viewer, $this->id, $isSent);
    }

    /** @return array<string, mixed> */
    private static function decoded(mixed $json): array
    {
        self::assertIsString($json);
        /** @var array<string, mixed> $values */
        $values = json_decode($json, true);

        return $values;
    }
}
