<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files\Uploads;

use DateTimeInterface;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Uploads\InspectUpload;
use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Outbox;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use WP_REST_Request;

/** Uploads as the frontend server sends them. */
abstract class UploadTestCase extends IntegrationTestCase
{
    protected PartialFiles $partial;

    protected function setUp(): void
    {
        parent::setUp();
        $this->partial = new PartialFiles($this->plugin->get(FileStorage::class));
    }

    /**
     * @param array<string, mixed> $values
     * @return array{int, mixed} status and data
     */
    protected function create(Viewer $owner, array $values): array
    {
        $request = new WP_REST_Request('POST', '/passerelle/v1/uploads');
        $request->set_header('content-type', 'application/json');
        $request->set_body((string) wp_json_encode($values));

        return $this->send($owner, $request);
    }

    /** @return string id of a new upload */
    protected function begin(Viewer $owner, int $bytes, string $purpose = 'document', string $name = 'file'): string
    {
        [$status, $data] = $this->create($owner, ['purpose' => $purpose, 'name' => $name, 'bytes' => $bytes]);
        self::assertSame(201, $status);
        self::assertIsArray($data);
        self::assertIsString($data['id']);

        return $data['id'];
    }

    /** @return array{int, mixed} status and data */
    protected function append(Viewer $owner, string $id, int|string|null $offset, string $bytes): array
    {
        $request = new WP_REST_Request('PATCH', "/passerelle/v1/uploads/{$id}");
        $request->set_query_params($offset === null ? [] : ['offset' => (string) $offset]);
        $request->set_header('content-type', 'application/offset+octet-stream');
        $request->set_body($bytes);

        return $this->send($owner, $request);
    }

    /** @return array{int, mixed} status and data */
    protected function ask(Viewer $owner, string $id, string $method = 'GET'): array
    {
        return $this->send($owner, new WP_REST_Request($method, "/passerelle/v1/uploads/{$id}"));
    }

    /** @return string id of an upload whose bytes have all arrived */
    protected function upload(Viewer $owner, string $bytes, string $purpose = 'document', string $name = 'file'): string
    {
        $id = $this->begin($owner, strlen($bytes), $purpose, $name);
        $at = 0;
        foreach (str_split($bytes, 1_000_000) as $piece) {
            self::assertSame(200, $this->append($owner, $id, $at, $piece)[0]);
            $at += strlen($piece);
        }

        return $id;
    }

    /** The work of the worker. */
    protected function inspect(string $id): void
    {
        $this->plugin->get(InspectUpload::class)->handle(['upload' => $id]);
    }

    protected function pluginAt(Clock $clock): Plugin
    {
        return $this->pluginWith([Clock::class => $clock]);
    }

    /** @return mixed a member of what its owner reads about the upload */
    protected function read(Viewer $owner, string $id, string $member): mixed
    {
        [$status, $data] = $this->ask($owner, $id);
        self::assertSame(200, $status);
        self::assertIsArray($data);
        self::assertArrayHasKey($member, $data);

        return $data[$member];
    }

    protected function fileOf(Viewer $owner, string $id): int
    {
        $file = $this->read($owner, $id, 'fileId');
        self::assertIsInt($file);

        return $file;
    }

    /** @return array<string, mixed> the whole answer */
    protected function answer(string $id, int $bytes, int $received, string $state, ?int $fileId = null, ?string $error = null): array
    {
        $expires = $this->db->value("SELECT expires_at FROM {$this->db->table('uploads')} WHERE id = %s", $id);
        $expiresAt = (new \DateTimeImmutable((string) $expires, new \DateTimeZone('UTC')))->format(DateTimeInterface::ATOM);

        return ['id' => $id, 'bytes' => $bytes, 'received' => $received, 'state' => $state, 'fileId' => $fileId, 'error' => $error, 'expiresAt' => $expiresAt];
    }

    protected function isWaiting(string $id): bool
    {
        return $this->plugin->get(Outbox::class)->isWaiting(InspectUpload::KIND, ['upload' => $id]);
    }

    /** @return array{int, mixed} */
    private function send(Viewer $owner, WP_REST_Request $request): array
    {
        wp_set_current_user($owner->id);
        $response = rest_do_request($request);
        self::assertSame('private, no-store', $response->get_headers()['Cache-Control'] ?? null);

        return [$response->get_status(), $response->get_data()];
    }
}
