<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use Passerelle\Admin\Form\Attachment;
use Passerelle\Admin\Form\FormState;
use Passerelle\Applications\Completions\Completion;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Forms\Composing\ComposedForm;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\SentDocument;
use Passerelle\Applications\LateLinks\LateLink;
use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentRequest;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Calls\Links\Link;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Catalogue\Candidate;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Suggestion;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Field;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\StoredFile;
use Passerelle\Files\Uploads\Upload;
use Passerelle\Invitations\Invitation;
use Passerelle\Mail\MailContent;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueueRow;
use Passerelle\Moderation\ReadDecision;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Newsletter\Requests\Request;
use Passerelle\Rights\Subject;
use Passerelle\Rights\TransitionRule;
use Passerelle\Security\StoredEvent;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionProperty;
use SplFileInfo;

/** A class that needs more than seven others has more than one task. */
final class ConstructorsTest extends TestCase
{
    private const SOURCE = __DIR__ . '/../../../src';
    private const CONTAINER = __DIR__ . '/../../../generated/PluginContainer.php';
    private const PARAMETERS_MAX = 7;

    /** Records of values: a row of a table, limits of a file, what a form holds. They do nothing with one another. */
    private const RECORDS = [
        Attachment::class,
        AuditEntry::class,
        AuditLine::class,
        AuthLimits::class,
        Candidate::class,
        Field::class,
        FormState::class,
        Completion::class,
        LateLink::class,
        DecidableApplication::class,
        Decision::class,
        DecisionReview::class,
        ComposedForm::class,
        Question::class,
        ListFilter::class,
        SentDocument::class,
        Letter::class,
        Application::class,
        Assignment::class,
        AssignmentRequest::class,
        ReviewedApplication::class,
        Reviewer::class,
        Score::class,
        Submission::class,
        InspectionLimits::class,
        Invitation::class,
        IssuedSession::class,
        Limits::class,
        Link::class,
        MailContent::class,
        Proposal::class,
        Query::class,
        QueueFilter::class,
        QueueRow::class,
        ReadDecision::class,
        Record::class,
        Request::class,
        SaveInput::class,
        Session::class,
        DateChange::class,
        StatusChange::class,
        StoredDecision::class,
        StoredEvent::class,
        StoredFile::class,
        Upload::class,
        Subject::class,
        Suggestion::class,
        TransitionRule::class,
    ];

    public function testOnlyRecordsOfValuesTakeMoreThanSevenArguments(): void
    {
        $large = [];
        foreach (self::classes() as $class) {
            if (($class->getConstructor()?->getNumberOfParameters() ?? 0) > self::PARAMETERS_MAX) {
                $large[] = $class->getName();
            }
        }

        self::assertEqualsCanonicalizing(self::RECORDS, $large);
    }

    /** A list of services hides how many its users need. Services that work may show one that belongs to them, such as the texts of labels. */
    public function testNoServiceBundlesOthers(): void
    {
        preg_match_all("/^ +'(Passerelle.+)' => 'get\\w+Service',$/m", (string) file_get_contents(self::CONTAINER), $found);
        $services = array_fill_keys(array_map(stripslashes(...), $found[1]), true);
        self::assertGreaterThan(800, count($services));
        $bundles = [];
        foreach (self::classes() as $class) {
            $shown = array_filter($class->getProperties(ReflectionProperty::IS_PUBLIC), static fn (ReflectionProperty $property): bool
                => $property->getType() instanceof ReflectionNamedType && isset($services[$property->getType()->getName()]));
            if (isset($services[$class->getName()]) && count($shown) > 1) {
                $bundles[$class->getName()] = array_map(static fn (ReflectionProperty $property): string => $property->getName(), array_values($shown));
            }
        }

        self::assertSame([], $bundles);
    }

    /** @return iterable<ReflectionClass<object>> */
    private static function classes(): iterable
    {
        /** @var iterable<SplFileInfo> $files */
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::SOURCE, RecursiveDirectoryIterator::SKIP_DOTS));
        foreach ($files as $file) {
            $name = str_replace(['/', '.php'], ['\\', ''], substr($file->getPathname(), strlen(self::SOURCE) + 1));
            /** @var class-string $class */
            $class = "Passerelle\\{$name}";
            $text = $file->getExtension() === 'php' ? (string) file_get_contents($file->getPathname()) : '';
            // What extends a class of WordPress, or of its mailer, has its constructor, and WordPress is not here.
            if (preg_match('/^namespace /m', $text) === 1 && preg_match('/ extends (WP_|(SMTP|PHPMailer)\b)/', $text) !== 1) {
                yield new ReflectionClass($class);
            }
        }
    }
}
