<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/** A certificate gets into no other record by any way in: the edit screen, the API of the site, WordPress's REST API and its media library. */
final class ConfidentialFileWaysTest extends AdminTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const NAME = 'SECRET-attestation.pdf';

    private Viewer $owner;
    private int $certificate;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        $this->owner = $this->users->beneficiaire();
        $this->certificate = $this->files->pdf($this->owner->id, FilePurpose::Certificate, self::NAME);
        $this->content->published(ContentType::CommunityProfile, ['certificateId' => $this->certificate], ownerId: $this->owner->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    public function testTheEditScreenRefusesIt(): void
    {
        $call = $this->content->published(ContentType::CallForApplication);
        $own = $this->files->pdf($this->editor->id);
        $saved = $this->post($call, ['documentIds' => ['present' => '1', 'id' => [(string) $own]]])->record;
        self::assertSame([$own], $saved?->values->ints('documentIds'), 'An ordinary file is attached.');

        $outcome = $this->post($saved, ['documentIds' => ['present' => '1', 'id' => [(string) $own, (string) $this->certificate]]]);

        self::assertSame(['documentIds.1' => 'unknown_file'], array_column($outcome->form->errors ?? [], 'code', 'path'));
        $this->assertNowhere($saved, [$own]);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function testTheApiOfTheSiteRefusesIt(bool $isItsOwner): void
    {
        $writer = $isItsOwner ? $this->owner : $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ownerId: $writer->id);
        wp_set_current_user($writer->id);

        $answer = (string) json_encode(graphql([
            'query' => Operations::read()->document('MutateInitiative'),
            'variables' => ['action' => 'save', 'id' => $record->id, 'version' => $record->version, 'input' => ['documentIds' => [$this->certificate]]],
        ]));

        self::assertMatchesRegularExpression('~"path":\s*"documentIds\.0","code":\s*"unknown_file"|"code":\s*"unknown_file".*"path":\s*"documentIds\.0"~', $answer);
        self::assertStringNotContainsString('SECRET', $answer);
        $this->assertNowhere($record, []);
    }

    public function testTheRestApiOfWordPressDoesNotWriteIt(): void
    {
        wp_set_current_user($this->users->administrator()->id);
        $call = $this->content->published(ContentType::CallForApplication);
        $types = get_post_types(['show_in_rest' => true]);
        foreach (["/wp/v2/{$call->type->value}/{$call->id}", "/wp/v2/posts/{$call->id}", "/wp/v2/pages/{$call->id}"] as $route) {
            $request = new WP_REST_Request('POST', $route);
            $request->set_body_params(['meta' => ['_passerelle_documents' => [$this->certificate]], 'featured_media' => $this->certificate]);
            self::assertSame(404, rest_do_request($request)->get_status(), "{$route}, of " . implode(', ', $types));
        }
        $media = rest_do_request(new WP_REST_Request('GET', "/wp/v2/media/{$this->certificate}"));
        self::assertSame(404, $media->get_status(), 'It is no attachment of WordPress.');
        $this->assertNowhere($call, []);
    }

    /** @param list<int> $documents that the record has */
    private function assertNowhere(Record $record, array $documents): void
    {
        self::assertSame($documents, $this->plugin->get(Records::class)->find($record->id)?->values->ints('documentIds'));
        wp_set_current_user(0);
        self::assertSame(404, rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$this->certificate}"))->get_status());
    }
}
