<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Letters\AnswerLetter;
use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\LetterFiles;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\ReadLetterPage;
use Passerelle\Applications\Letters\RefereeReader;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Factories\FileFactory;

/** Letters of recommendation. The call closes at 23:59:59 on 31 December 2026. */
abstract class LetterTestCase extends ApplicationTestCase
{
    protected const FORM = ['motive' => ['kind' => 'longText'], 'letter' => ['kind' => 'letter', 'max' => 2]];
    protected const REFEREE = 'referee@example.test';
    protected const ADDRESS = '203.0.113.7';

    protected Record $call;

    /**
     * @param array<string, mixed> $settings of the question
     * @return array{Viewer, int} applicant and application
     */
    protected function drafted(array $settings = [], ?Viewer $member = null): array
    {
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(['letter' => [...self::FORM['letter'], ...$settings], 'motive' => self::FORM['motive']]));
        $member ??= $this->users->beneficiaire();

        return [$member, $this->id($this->begin($member, $this->call))];
    }

    /** @return int id of the letter */
    protected function ask(
        Viewer $viewer,
        int $id,
        string $email = self::REFEREE,
        string $name = 'Awa Diop',
        ?int $instead = null,
        string $message = '',
        string $question = 'letter',
    ): int {
        $referee = $this->plugin->get(RefereeReader::class)->read($name, $email, 'en', $message);
        $this->plugin->get(ChangeLetters::class)->ask($viewer, $id, $question, $referee, $instead);
        $ids = $this->db->ids("SELECT id FROM {$this->db->table('application_letters')} ORDER BY id DESC LIMIT 1");

        return $ids[0];
    }

    /** @return string hash of a link, as a mail gives it */
    protected function link(int $letterId): string
    {
        return $this->plugin->get(LetterStore::class)->makeLink($letterId);
    }

    protected function answer(string $hash, LetterAction $action, ?string $text = null, ?int $fileId = null): void
    {
        ($this->plugin->get(AnswerLetter::class))($hash, $action, $text, $fileId, self::ADDRESS);
    }

    /** @return array<string, mixed> */
    protected function page(string $hash): array
    {
        return $this->plugin->get(ReadLetterPage::class)->data($hash, 'en');
    }

    protected function attach(int $letterId, string $text = 'letter'): int
    {
        $path = $this->path($text);

        $id = $this->plugin->get(Files::class)->store(
            $path,
            "{$text}.pdf",
            FilePurpose::Letter,
            0,
            within: fn (int $id) => $this->plugin->get(LetterFiles::class)->add($letterId, $id),
        );
        unlink($path);

        return $id;
    }

    private function path(string $text): string
    {
        $path = get_temp_dir() . "{$text}-" . bin2hex(random_bytes(8)) . '.pdf';
        file_put_contents($path, FileFactory::pdfText());

        return $path;
    }

    /**
     * @return list<array<string, mixed>>
     */
    protected function letters(Viewer $viewer, int $id): array
    {
        /** @var list<array<string, mixed>> $letters */
        $letters = $this->read($viewer, $id)['letters'];

        return $letters;
    }

    /** @return list<mixed> */
    protected function states(Viewer $viewer, int $id): array
    {
        return array_column($this->letters($viewer, $id), 'state');
    }

    protected function send(Viewer $viewer, int $id, ?int $version = null): void
    {
        $version ??= (int) $this->db->value("SELECT version FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
        $this->perform($viewer, ApplicationAction::Send, $id, $version);
    }
}
