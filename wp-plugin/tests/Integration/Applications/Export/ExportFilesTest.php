<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Export;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Export\ExportPass;
use Passerelle\Applications\Stage;
use Passerelle\Auth\Sessions\SessionStore;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileRoute;
use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFiles;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Handling\HandlingTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

/** Files of applications that are exported: by a pass, and only those that its holder handles. */
#[Group('exhaustive')]
final class ExportFilesTest extends HandlingTestCase
{
    private int $file;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = defined('PASSERELLE_GRAPHQL_SECRET') ? constant('PASSERELLE_GRAPHQL_SECRET') : '';
        $this->file = $this->attached($this->applicant, $this->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_X_PASSERELLE_PROXY']);
        parent::tearDown();
    }

    public function testAHandlerReadsAFileAndEachReadingIsLogged(): void
    {
        self::assertSame(200, $this->asked($this->manager)->get_status());
        self::assertSame((string) $this->manager->id, $this->db->value("SELECT user_id FROM {$this->db->table('file_reads')} WHERE file_id = %d", $this->file));
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNoFile(string $who): void
    {
        self::assertSame(404, $this->asked($this->stranger($who))->get_status());
        self::assertNull($this->db->value("SELECT user_id FROM {$this->db->table('file_reads')} WHERE file_id = %d", $this->file));
    }

    public function testNotWithoutThePassNorThePlatformsServerNorBeforeItWasScanned(): void
    {
        self::assertSame(404, $this->asked($this->manager, 'x')->get_status());
        $this->setScan($this->file, FileState::Scanning);
        self::assertSame(404, $this->asked($this->manager)->get_status());
        $this->setScan($this->file, FileState::Ready);
        unset($_SERVER['HTTP_X_PASSERELLE_PROXY']);
        self::assertSame(404, $this->asked($this->manager)->get_status());
    }

    public function testTheFileOfAnotherCallIsMissing(): void
    {
        $pass = $this->pass($this->manager);
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        $person = $this->named('Binta');
        $this->file = $this->attached($person, $this->sent($person, ['motive' => 'Mer']));
        self::assertSame(404, $this->asked($this->manager, $pass)->get_status());
        self::assertSame(200, $this->asked($this->manager)->get_status());
    }

    /** Sends another version, with a file. */
    private function attached(Viewer $applicant, int $applicationId): int
    {
        $file = $this->files->pdf($applicant->id, FilePurpose::Application, 'dossier.pdf');
        $path = $this->plugin->get(FileStorage::class)->absolute($this->plugin->get(StoredFiles::class)->find($file)->path ?? '');
        wp_mkdir_p(dirname($path));
        file_put_contents($path, '%PDF-1.7');
        $this->setScan($file, FileState::Ready);
        $this->perform($applicant, ApplicationAction::TakeBack, $applicationId, 3);
        $this->write($applicant, $applicationId, 4, ['files' => [$file]]);
        $this->perform($applicant, ApplicationAction::Send, $applicationId, 5);

        return $file;
    }

    private function setScan(int $file, FileState $state): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->db->table('file_scans')} (file_id, state, reason, changed_at) VALUES (%d, %s, '', '2026-11-28 12:00:00')",
            $file,
            $state->value,
        );
    }

    private function asked(Viewer $viewer, ?string $pass = null): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', '/' . FileRoute::NAMESPACE . "/application-export-files/{$this->file}");
        $request->set_header('x-passerelle-export', $pass ?? $this->pass($viewer));

        return rest_do_request($request);
    }

    private function pass(Viewer $viewer): string
    {
        // The route is the site’s own, whose clock goes on.
        $this->at(gmdate('Y-m-d H:i:s'));
        $sessions = $this->plugin->get(SessionStore::class);
        $session = $sessions->find($sessions->add($viewer->id, RefreshToken::make(), 'test')) ?? self::fail('no session');

        return $this->plugin->get(ExportPass::class)->issue($session, $this->call->id, Stage::first($this->call->groupId));
    }
}
