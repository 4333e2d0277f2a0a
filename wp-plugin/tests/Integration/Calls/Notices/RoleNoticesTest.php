<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Notices\NoticeKind;

/** Managers and mentors are notified when a call names them, and when it does not any more. */
final class RoleNoticesTest extends CallNoticesTestCase
{
    private const SECRET = 'SECRET title';

    public function testNamedPeopleAreNotifiedOnceInTheirLanguageAndByMail(): void
    {
        $call = $this->draft(title: 'Résidence');
        $this->english($call, false);

        $this->save($this->reload($call), $this->people());

        self::assertSame(["Vous gérez l’appel «\u{A0}Résidence\u{A0}»"], $this->titles($this->manager));
        self::assertSame(NoticeKind::CallRole, self::onlyNotice(...$this->read($this->manager))->kind);
        self::assertCount(1, $this->titles($this->mentor));
        self::assertStringStartsWith('You are now a mentor of the call “', $this->titles($this->mentor)[0]);
        self::assertSame([], $this->read($this->owner));
        self::assertEqualsCanonicalizing([$this->manager->id, $this->mentor->id], array_keys($this->mails()));
        self::assertSame([1, 1], array_map(count(...), array_values($this->mails())));
        self::assertStringEndsWith("/tableau-de-bord/vos-appels-a-candidatures/editer/{$call->id}/", $this->mail($this->manager));

        // Nothing new: other values, and a further language that repeats them.
        $this->save($this->reload($call), ['places' => 3]);
        self::assertSame([1, 1], array_map(count(...), array_values($this->mails())));
    }

    public function testAFurtherLanguageNamesNobodyAnew(): void
    {
        $call = $this->draft($this->people());
        $this->forget();

        $this->english($call, false);

        self::assertSame([], $this->mails());
    }

    public function testRemovalSaysSoWithoutTheTitleOfWhatTheyMayNotRead(): void
    {
        $call = $this->draft($this->people(), self::SECRET);
        $this->forget();

        $this->save($call, ['managerIds' => [], 'mentorIds' => []], self::SECRET);

        self::assertSame(['Vous ne gérez plus un appel à candidatures'], $this->titles($this->manager));
        self::assertSame(['You are no longer a mentor of a call for applications'], $this->titles($this->mentor));
        foreach ([$this->manager, $this->mentor] as $reader) {
            [$notice] = $this->read($reader);
            self::assertNull($notice->path);
            self::assertStringNotContainsString('SECRET', $notice->title . $notice->text . $this->mail($reader));
            self::assertStringEndsWith("\n-", $this->mail($reader));
        }
    }

    public function testRemovalFromAPublicCallNamesItAndLeadsToItsPage(): void
    {
        $call = $this->open($this->people());
        $this->forget();

        $this->save($call, ['managerIds' => []]);

        [$notice] = $this->read($this->manager);
        self::assertSame(["Vous ne gérez plus l’appel «\u{A0}{$call->title}\u{A0}»", "/appel-a-candidature/{$call->slug}/"], [$notice->title, $notice->path]);
        self::assertSame([], $this->read($this->mentor));
    }

    public function testANoticeOfBeingNamedSaysNothingOnceTheirRightHasEnded(): void
    {
        $call = $this->draft($this->people(), self::SECRET);
        $this->save($call, ['managerIds' => []], self::SECRET);

        self::assertSame(
            ['Une fiche que vous ne pouvez plus consulter', 'Vous ne gérez plus un appel à candidatures'],
            $this->titles($this->manager),
        );
    }

    public function testNobodyIsNotifiedOfTheirOwnStep(): void
    {
        $call = $this->draft($this->people());
        $this->forget();

        ($this->plugin->get(SaveContent::class))(new SaveInput($this->manager, $call->type, Lang::French, ['managerIds' => [], 'mentorIds' => []], id: $call->id));

        self::assertSame([$this->mentor->id], array_keys($this->mails()));
    }

    public function testARefusedChangeNotifiesNobody(): void
    {
        $call = $this->draft();
        $this->forget();

        $refused = fn (): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($this->owner, $call->type, Lang::French, $this->people(), id: $call->id, expectedVersion: $call->version + 1),
        );

        self::assertSame(['stale_version'], $this->refusals($refused));
        self::assertSame([], $this->mails());
        // And the refusal does not silence the change that follows.
        $this->save($call, $this->people());
        self::assertCount(2, $this->mails());
    }

    /** @param array<string, mixed> $values */
    private function save(Record $call, array $values, ?string $title = null): Record
    {
        return ($this->plugin->get(SaveContent::class))(new SaveInput($this->owner, $call->type, $call->language, $values, $title, id: $call->id));
    }
}
