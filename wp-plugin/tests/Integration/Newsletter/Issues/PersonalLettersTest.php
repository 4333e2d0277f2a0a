<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\PersonalLetters;
use Passerelle\Accounts\Privacy\Records\LetterRecords;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Tests\Integration\Mail\SmtpServer;

final class PersonalLettersTest extends LettersTestCase
{
    public function testAPersonGetsTheirLettersAndNoOthers(): void
    {
        $this->serve(SmtpServer::TAKES);
        $person = $this->users->beneficiaire();
        wp_update_user(['ID' => $person->id, 'user_email' => 'aminata@example.test']);
        $this->reader('aminata');
        $this->reader('koffi');
        $this->move($this->compose(), IssueStep::Start);
        $sentAt = $this->clock->now()->format('Y-m-d H:i:s');
        $this->work();
        $this->reader('fatou');

        $letter = ['subject' => 'La lettre de novembre', 'language' => 'fr', 'state' => 'sent', 'reason' => '', 'triedAt' => $sentAt];
        $letters = new PersonalLetters($this->db);
        self::assertSame([$letter], $letters->of(' Aminata@Example.test '));
        self::assertSame([$letter], [...(new LetterRecords($letters))->of($person->id)]);
        self::assertSame([], $letters->of('fatou@example.test'));
        self::assertSame([], $letters->of(''));
    }

    public function testThePrivacyToolsOfWordPressExportThem(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('aminata');
        $this->reader('koffi');
        $this->move($this->compose(), IssueStep::Start);
        $this->work();

        /** @var array<string, array{callback: callable(string, int): array{data: list<array<string, mixed>>, done: bool}}> $exporters */
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        $answer = $exporters['passerelle-letters']['callback']('koffi@example.test', 1);

        self::assertTrue($answer['done']);
        self::assertSame([['group_id' => 'passerelle-letters', 'group_label' => 'Lettres d’information envoyées']], array_map(
            static fn (array $item): array => array_intersect_key($item, ['group_id' => 0, 'group_label' => 0]),
            $answer['data'],
        ));
        $shown = array_column((array) $answer['data'][0]['data'], 'value', 'name');
        self::assertSame(['Objet' => 'La lettre de novembre', 'Langue' => 'Français', 'État' => 'Envoyée'], array_slice($shown, 0, 3));
        self::assertSame("21\u{A0}novembre\u{A0}2026 à 10\u{A0}h (UTC)", $shown['Envoi']);
    }

    public function testAfterErasureALetterCountsAndNamesNoPerson(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('aminata');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $this->plugin->get(Subscriptions::class)->erase('aminata@example.test', ProofSource::Team);

        self::assertSame(['sent' => 1], $this->counts($issue));
        self::assertSame([], $this->states($issue));
        $this->reader('aminata');
        self::assertSame([], (new PersonalLetters($this->db))->of('aminata@example.test'));
    }
}
