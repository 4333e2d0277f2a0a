<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\WordBlocks;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/** Builds the word blocks of an existing index. Idempotent. */
final readonly class WordBlocksMigration implements Migration
{
    private const CHUNK = 200;

    public function __construct(private WordBlocks $blocks, private Transaction $transaction)
    {
    }

    public function id(): string
    {
        return 'catalogue.006_fill_word_blocks';
    }

    public function up(Database $db): void
    {
        $sql = "SELECT word FROM {$db->table('catalogue_vocabulary')} WHERE language = %s AND word > %s ORDER BY word LIMIT %d";
        foreach (Lang::cases() as $language) {
            $after = '';
            while (($words = $db->column($sql, $language->value, $after, self::CHUNK)) !== []) {
                $after = $words[count($words) - 1];
                $this->transaction->run(fn () => $this->blocks->refill($language, $words));
            }
        }
    }
}
