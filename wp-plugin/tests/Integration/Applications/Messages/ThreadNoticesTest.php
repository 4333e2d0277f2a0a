<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Messages;

/** Whom a message is announced to, how often, and how little of it. */
final class ThreadNoticesTest extends ThreadTestCase
{
    public function testTheOtherSideLearnsOfTheFirstMessageUntilItIsRead(): void
    {
        $this->say($this->applicant, "Puis-je joindre un devis ?\nIl est SECRET.");
        $this->say($this->applicant, 'Deuxième');
        $mails = $this->mails();
        self::assertEqualsCanonicalizing([$this->owner->id, $this->manager->id], array_keys($mails));
        $mail = $mails[$this->manager->id];
        self::assertNotNull($mail);
        self::assertSame("Nouveau message sur une candidature à «\u{00A0}{$this->call->title}\u{00A0}»", $mail->subject);
        self::assertSame([
            "Aïda a écrit à l’équipe de l’appel «\u{00A0}{$this->call->title}\u{00A0}» au sujet d’une candidature.",
            "«\u{00A0}Puis-je joindre un devis ?…\u{00A0}»",
        ], $mail->paragraphs);
        self::assertStringEndsWith("/tableau-de-bord/vos-appels-a-candidatures/candidatures/recue/{$this->id}/#messages", $mail->button->url ?? '');
        self::assertStringNotContainsString('SECRET', self::json($mails));

        $this->say($this->owner, 'Réponse');
        self::assertSame([$this->applicant->id], array_keys($this->mails()), 'One’s own side is not told.');
        $this->say($this->applicant, 'Troisième');
        self::assertSame([], $this->mails(), 'Nobody has read what was announced.');
        $this->open($this->manager);
        $this->say($this->applicant, 'Quatrième');
        self::assertSame([$this->manager->id], array_keys($this->mails()), 'Who has read is told of what follows.');
        self::assertCount(2, $this->notices($this->manager));
    }

    public function testTheNoticeHasNothingOfTheMessageAndLeadsToTheThread(): void
    {
        $this->say($this->manager, 'SECRET');
        [$notice] = $this->notices($this->applicant);
        self::assertSame("Nouveau message sur votre candidature à «\u{00A0}{$this->call->title}\u{00A0}»", $notice->title);
        self::assertSame("Mariam vous a écrit au nom de l’équipe de l’appel «\u{00A0}{$this->call->title}\u{00A0}».", $notice->text);
        self::assertSame("/tableau-de-bord/vos-candidatures/{$this->id}/#messages", $notice->path);
        self::assertSame([], $this->notices($this->manager));
        self::assertSame([], $this->notices($this->owner));
    }

    public function testAMailThatWasReadBeforehandSaysNothing(): void
    {
        $this->say($this->manager, 'Bonjour');
        $this->open($this->applicant);
        self::assertSame([$this->applicant->id => null], $this->mails());
    }

    public function testALongFirstLineIsCut(): void
    {
        $this->say($this->manager, str_repeat('é', 120));
        $whole = $this->mails()[$this->applicant->id];
        self::assertSame("«\u{00A0}" . str_repeat('é', 120) . "\u{00A0}»", $whole?->paragraphs[1]);
        $this->open($this->applicant);
        $this->say($this->manager, str_repeat('è', 121));
        $cut = $this->mails()[$this->applicant->id];
        self::assertSame("«\u{00A0}" . str_repeat('è', 119) . "…\u{00A0}»", $cut?->paragraphs[1]);
    }
}
