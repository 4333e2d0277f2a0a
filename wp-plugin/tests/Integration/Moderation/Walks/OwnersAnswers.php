<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation\Walks;

use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Kernel\Database;
use Passerelle\Moderation\Mails\DecisionMail;
use PHPUnit\Framework\Assert;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;

/** Everything about a record that reaches its owner. */
final readonly class OwnersAnswers
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const SECRET = 'PASSERELLE_GRAPHQL_SECRET';
    private const OPERATIONS = ['InitiativeDraft', 'OwnRecord', 'OwnRecords'];

    public function __construct(private Plugin $plugin)
    {
    }

    /** @return array<string, string> by where they are read */
    public function of(Viewer $owner, int $recordId): array
    {
        return [...$this->answers($owner, $recordId), ...$this->mails($owner), 'export' => $this->export($owner)];
    }

    /** @return array<string, string> of the API */
    private function answers(Viewer $owner, int $recordId): array
    {
        if (!defined(self::SECRET)) {
            define(self::SECRET, 'a-secret-of-the-tests');
        }
        wp_set_current_user($owner->id);
        $_SERVER[self::PROXY] = constant(self::SECRET);
        $answers = [];
        foreach (array_intersect(self::OPERATIONS, Operations::read()->names()) as $operation) {
            $variables = ['id' => $recordId, 'language' => 'FR', 'type' => 'initiative'];
            $answers[$operation] = self::text(graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]));
            Assert::assertStringContainsString("\"id\":{$recordId}", $answers[$operation], $operation);
        }
        unset($_SERVER[self::PROXY]);
        wp_set_current_user(0);

        return $answers;
    }

    /** @return array<string, string> what waits in the outbox, and what it says */
    private function mails(Viewer $owner): array
    {
        $mails = [];
        $db = $this->plugin->get(Database::class);
        foreach ($db->column("SELECT payload FROM {$db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            $mails['outbox'] = ($mails['outbox'] ?? '') . $payload;
            /** @var array{mail: string, userId?: int, data: array<string, mixed>} $message */
            $message = json_decode($payload, true, flags: JSON_THROW_ON_ERROR);
            if ($message['mail'] !== NoticeKind::DECISION_MAIL || ($message['userId'] ?? 0) !== $owner->id) {
                continue;
            }
            foreach (Lang::cases() as $language) {
                $content = $this->plugin->get(DecisionMail::class)->content(new Recipient('owner@example.test', $language), $message['data']);
                $mails["mail {$language->value}"] = ($mails["mail {$language->value}"] ?? '') . self::text($content);
            }
        }

        return $mails;
    }

    private function export(Viewer $owner): string
    {
        $text = '';
        foreach ($this->plugin->get(RecordKinds::class)->all() as $records) {
            foreach ($records->of($owner->id) as $row) {
                $text .= self::text($row);
            }
        }

        return $text;
    }

    private static function text(mixed $value): string
    {
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR) ?: '';
    }
}
